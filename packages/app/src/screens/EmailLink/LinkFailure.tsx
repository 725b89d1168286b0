import { ButtonLink, PageMessage } from '@toystore/ui';
import type { AuthFailure } from '../../auth/authErrors.ts';
import { focusNextHeading } from '../../auth/focusNextHeading.ts';
import { emailLinkFailedPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { TryAgain } from '../../TryAgain.tsx';

interface LinkFailureProps {
  title?: string;
  failure: AuthFailure;
  /** Sends the code again, where that can help. */
  onRetry?: (() => void) | undefined;
}

/** An e-mail's link that leads nowhere: used, expired, incomplete, or the provider could not be reached. */
export function LinkFailure({
  title = 'This link does not work',
  failure: { message, help },
  onRetry,
}: LinkFailureProps) {
  return (
    <PageMessage
      ref={focusNextHeading}
      title={title}
      imageUrl={emailLinkFailedPicture}
      role="alert"
      action={
        onRetry ? (
          <TryAgain variant="primary" size="l" onRetry={onRetry} />
        ) : (
          <ButtonLink variant="primary" size="l" href={paths.login}>
            Go to Login
          </ButtonLink>
        )
      }
    >
      <PageTitle>Email Link</PageTitle>
      <p>{message}</p>
      {help !== undefined && <p>{help}</p>}
    </PageMessage>
  );
}
