import { Button, PageMessage } from '@toystore/ui';
import { brokenScreenPicture } from '../../layout/furniture.ts';
import { usePageTitle } from '../../layout/usePageTitle.ts';
import { paths } from '../../paths.ts';

/** Stands in for a screen that threw. The rest of the shop lives; the way home loads the shop anew. */
export function Broken({ error }: { error: unknown }) {
  usePageTitle('Something Broke');
  return (
    <PageMessage
      title="Something broke on this page"
      pictureUrl={brokenScreenPicture}
      role="alert"
      action={
        <Button kind="primary" size="l" onClick={() => window.location.assign(paths.home)}>
          Go Back Home
        </Button>
      }
    >
      {error instanceof Error ? error.message : 'The rest of the shop is fine.'}
    </PageMessage>
  );
}
