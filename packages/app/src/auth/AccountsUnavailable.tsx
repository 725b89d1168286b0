import { PageMessage } from '@toystore/ui';
import { emptyPicture } from '../images.ts';
import { PageTitle } from '../PageTitle.tsx';
import { TryAgain } from '../TryAgain.tsx';
import { focusNextHeading } from './focusNextHeading.ts';

/** Replaces a protected page when the Firebase SDK could not be loaded, so that nobody knows who is signed in. */
export function AccountsUnavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <PageMessage
      ref={focusNextHeading}
      title="Accounts are unavailable"
      imageUrl={emptyPicture}
      role="alert"
      action={<TryAgain variant="primary" size="l" onRetry={onRetry} />}
    >
      <PageTitle>{title}</PageTitle>
      <p>
        This page waits for the account service, which could not be loaded. It opens by itself when
        you are back online; if it does not, please reload it. The rest of the shop is open
        meanwhile.
      </p>
    </PageMessage>
  );
}
