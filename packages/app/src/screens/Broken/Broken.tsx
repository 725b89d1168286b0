import { Button, PageMessage } from '@toystore/ui';
import { useRouteError } from 'react-router';
import { brokenScreenPicture } from '../../layout/furniture.ts';
import { usePageTitle } from '../../layout/usePageTitle.ts';
import { paths } from '../../paths.ts';

/** Stands in for a screen that threw. The rest of the shop lives; the way home loads the shop anew. */
export function Broken() {
  usePageTitle('Something Broke');
  const error = useRouteError();
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
