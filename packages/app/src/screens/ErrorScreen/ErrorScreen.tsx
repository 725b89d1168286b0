import * as texts from '@shop/texts/errors';
import * as layoutTexts from '@shop/texts/layout';
import { Button, PageMessage } from '@toystore/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { ChunkLoadError } from '../../loading/importWithRetry.ts';
import { TryAgain } from '../../loading/TryAgain.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { paths } from '../../page/paths.ts';
import { brokenScreenPicture } from '../../pictures/images.ts';
import * as styles from './ErrorScreen.module.css';

/**
 * A route's error boundary: replaces a screen that threw; bar and footer stay, and the link to Home reloads the shop. If
 * only the screen's chunk is missing, it offers a reload, or to try again while the chunk may still arrive, and then shows
 * the screen by itself. Without a network it shows another text, because nothing is broken.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const isChunkMissing = error instanceof ChunkLoadError;
  const isOffline = isChunkMissing && !navigator.onLine;
  const arrival = isChunkMissing ? error.arrival : undefined;
  const navigate = useNavigate();
  const location = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const retry = () => void navigate(location, { replace: true, state: location.state });
  const onArrival = useEffectEvent(retry);

  useEffect(() => {
    let isCurrent = true;
    arrival?.then(
      () => isCurrent && onArrival(),
      () => {}, // the user tries again
    );
    return () => {
      isCurrent = false;
    };
  }, [arrival]);

  return (
    <PageMessage
      title={isOffline ? texts.offline : texts.broken}
      imageUrl={brokenScreenPicture}
      role="alert"
      action={
        <div className={styles.actions}>
          {isChunkMissing &&
            (arrival ? (
              <TryAgain variant="primary" size="l" loading={isLoading} onRetry={retry} />
            ) : (
              <Button variant="primary" size="l" onClick={() => window.location.reload()}>
                {layoutTexts.reload}
              </Button>
            ))}
          <Button
            variant={isChunkMissing ? 'outline' : 'primary'}
            size="l"
            onClick={() => window.location.assign(paths.home)}
          >
            {texts.goHome}
          </Button>
        </div>
      }
    >
      <PageTitle>{texts.title}</PageTitle>
      <span>{isChunkMissing ? error.message : texts.restIsFine}</span>
    </PageMessage>
  );
}
