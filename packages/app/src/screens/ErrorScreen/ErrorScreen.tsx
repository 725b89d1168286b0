import { Button, PageMessage } from '@toystore/ui';
import { useRouteError } from 'react-router';
import { brokenScreenPicture } from '../../images.ts';
import { ChunkLoadError } from '../../loading/importWithRetry.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import styles from './ErrorScreen.module.css';

/**
 * A route's error boundary: replaces a screen that threw; bar and footer stay, and the way home reloads the shop. Where only the screen's chunk is
 * missing, a reload is offered first; without a network that is no fault, and said in other words.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const isChunkMissing = error instanceof ChunkLoadError;
  const isOffline = isChunkMissing && !navigator.onLine;
  return (
    <PageMessage
      title={
        isOffline
          ? "You're offline, and this page is not kept here yet."
          : 'Something broke on this page'
      }
      imageUrl={brokenScreenPicture}
      role="alert"
      action={
        <div className={styles.actions}>
          {isChunkMissing && (
            <Button variant="primary" size="l" onClick={() => window.location.reload()}>
              Reload
            </Button>
          )}
          <Button
            variant={isChunkMissing ? 'outline' : 'primary'}
            size="l"
            onClick={() => window.location.assign(paths.home)}
          >
            Go Back Home
          </Button>
        </div>
      }
    >
      <PageTitle>Something Broke</PageTitle>
      <span>{isChunkMissing ? error.message : 'The rest of the shop is fine.'}</span>
    </PageMessage>
  );
}
