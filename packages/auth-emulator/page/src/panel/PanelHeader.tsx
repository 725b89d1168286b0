import { useConnection, useProject } from '../api/useLive.ts';
import { useNow } from '../shell/useNow.ts';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as text from '../ui/text.module.css';
import { duration, exactTime } from '../ui/times.ts';
import * as styles from './Panel.module.css';
import { pageAddress } from './pageAddress.ts';

/** Renders the project, its time, and a link to the emulator's page. */
export function PanelHeader() {
  const { projectId } = useProject();
  const { seconds, offset } = useNow();
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>Auth emulator</h1>
        <p className={`${text.soft} ${text.small}`}>
          <span className={text.wraps}>{projectId}</span>,{' '}
          <span className={text.numbers}>{exactTime(seconds * 1000)}</span>
          {offset !== 0 && (
            <>
              {' '}
              <Badge icon={offset > 0 ? 'plus' : 'left'} tone="warn">
                {offset < 0 && '−'}
                {duration(offset)}
              </Badge>
            </>
          )}
        </p>
        {useConnection() === 'lost' && (
          <p role="alert">
            <Badge icon="alert" tone="bad">
              Not connected, retrying
            </Badge>
          </p>
        )}
      </div>
      <ButtonLink href={pageAddress(projectId)} target="_blank" rel="noopener">
        Whole page
        <Icon name="external" />
      </ButtonLink>
    </header>
  );
}
