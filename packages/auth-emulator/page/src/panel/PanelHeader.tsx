import { ExternalLink } from 'lucide-react';
import { useConnection, useProject } from '../api/useLive.ts';
import { ClockOffset } from '../shell/ClockMenu.tsx';
import { Connection } from '../shell/Connection.tsx';
import { useNow } from '../shell/useNow.ts';
import { Button } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { exactTime } from '../ui/times.ts';
import * as styles from './Panel.module.css';
import { pageAddress } from './pageAddress.ts';

/** Renders the project, its time, and a link to the emulator's page. */
export function PanelHeader() {
  const { projectId } = useProject();
  const { seconds, offset } = useNow();
  return (
    <header className={styles.header}>
      <div>
        <h1>Auth emulator</h1>
        <p className={`${text.soft} ${text.small} ${text.wraps}`}>
          {`${projectId}, ${exactTime(seconds * 1000)}`}
        </p>
        <ClockOffset offset={offset} />
        {useConnection() === 'lost' && <Connection />}
      </div>
      <Button label="Whole page" icon={ExternalLink} href={pageAddress(projectId)} />
    </header>
  );
}
