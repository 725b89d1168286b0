import { Button, PageMessage } from '@toystore/ui';
import { brokenScreenPicture } from '../../layout/images.ts';
import { ChunkLoadError, reloadFor } from '../../loading/ChunkLoadError.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import styles from './ErrorScreen.module.css';

const goHome = () => window.location.assign(paths.home);

/**
 * Replaces a screen that threw; bar and footer stay, and the way home reloads the shop. Where only the screen's chunk is
 * missing, a reload is offered, once.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  'use no memo'; // rendered once, and part of every first load
  return (
    <PageMessage
      title="Something broke on this page"
      pictureUrl={brokenScreenPicture}
      role="alert"
      action={
        error instanceof ChunkLoadError && !error.reloaded ? (
          <div className={styles.actions}>
            <Button kind="primary" size="l" onClick={() => reloadFor(error)}>
              Reload
            </Button>
            <Button size="l" onClick={goHome}>
              Go Back Home
            </Button>
          </div>
        ) : (
          <Button kind="primary" size="l" onClick={goHome}>
            Go Back Home
          </Button>
        )
      }
    >
      <PageTitle>Something Broke</PageTitle>
      {error instanceof Error ? error.message : 'The rest of the shop is fine.'}
    </PageMessage>
  );
}
