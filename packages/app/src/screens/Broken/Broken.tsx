import { Button, PageMessage } from '@toystore/ui';
import { brokenScreenPicture } from '../../layout/furniture.ts';
import { MissingCodeError, reloadFor } from '../../loading/missingCode.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import styles from './Broken.module.css';

const goHome = () => window.location.assign(paths.home);

/**
 * Stands in for a screen that threw. The rest of the shop lives; the way home loads the shop anew. Where only the
 * screen's code is missing, a reload is offered, once.
 */
export function Broken({ error }: { error: unknown }) {
  'use no memo'; // drawn once, and part of every first load
  usePageTitle('Something Broke');
  return (
    <PageMessage
      title="Something broke on this page"
      pictureUrl={brokenScreenPicture}
      role="alert"
      action={
        error instanceof MissingCodeError && !error.reloaded ? (
          <div className={styles.ways}>
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
      {error instanceof Error ? error.message : 'The rest of the shop is fine.'}
    </PageMessage>
  );
}
