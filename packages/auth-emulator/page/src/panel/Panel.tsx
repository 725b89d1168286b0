import { ExternalLink, Shield } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { useConnection, useLive, useProject } from '../api/useLive.ts';
import { CodeNow } from '../codes/CodeNow.tsx';
import { COMMON_FAILURES, useFailure } from '../failures/commonFailures.ts';
import { Simulate } from '../failures/Simulate.tsx';
import { pageAddress } from '../shell/address.ts';
import { ClockOffset } from '../shell/ClockMenu.tsx';
import { Connection } from '../shell/Header.tsx';
import { StatusBar } from '../shell/StatusBar.tsx';
import { useNow } from '../shell/useNow.ts';
import { Button } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { exactTime } from '../ui/times.ts';
import { AccountList } from './AccountList.tsx';
import { FillIn } from './FillIn.tsx';
import { sendToHost, useHost } from './host.ts';
import { Messages, useNewMessages } from './Messages.tsx';
import * as styles from './Panel.module.css';

/** Renders the form while the panel is open, and keeps the tab's summary current while it is closed, too. */
export function PanelApp() {
  useSummary();
  return useHost()?.isOpen && <Panel />;
}

/** Renders what a developer needs next to an app: what is urgent, who to be, what fails. Only the middle scrolls. */
function Panel() {
  const isNarrow = useHost()?.isNarrow;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) sendToHost({ type: 'close' });
  };
  return (
    <main
      className={styles.panel}
      data-narrow={isNarrow || undefined}
      tabIndex={-1} // a press on its background moves the focus here, where Escape closes it, too
      onKeyDown={closeOnEscape}
    >
      <PanelHeader />
      <div className={styles.middle}>
        <ul className={styles.now} aria-label="Messages and code">
          <Messages />
          <CodeInUse />
        </ul>
        <AccountList />
      </div>
      <StatusBar />
      <div className={layout.foot}>
        <Simulate />
      </div>
    </main>
  );
}

/** Sends the app's page what its tab names: the number of new messages, and the failure that is simulated. */
function useSummary(): void {
  const unread = useNewMessages().length;
  const failure = useFailureLabel();
  const isConnected = useHost() !== undefined;
  useEffect(() => {
    if (!isConnected) return;
    sendToHost({ type: 'summary', unread, ...(failure !== undefined && { failure }) });
  }, [isConnected, unread, failure]);
}

function useFailureLabel(): string | undefined {
  const failure = useFailure();
  const { data } = useLive(useProject().failures);
  if (data === undefined) return undefined;
  if (failure === undefined) return 'Other failures';
  if (failure !== 'none') return COMMON_FAILURES[failure].label;
  return data.faults.length > 0 ? 'Waiting failures' : undefined;
}

/** Renders the project, its time, and a link to the emulator's page. */
function PanelHeader() {
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

/** Renders the code of the account that was used last: its sign-in or its enrolment may wait for it. */
function CodeInUse() {
  const project = useProject();
  const { data: codes = [] } = useLive(project.codes);
  const { data: operations = [] } = useLive(project.log);
  const used = operations
    .filter(({ caller }) => caller === 'app')
    .map(({ account }) =>
      codes.find(
        ({ localId, account: name }) => localId === account?.localId || name === account?.email,
      ),
    )
    .find((code) => code !== undefined);
  if (used === undefined) return null;
  return (
    <li className={`${styles.row} ${styles.withIcon}`}>
      <Shield />
      <div>
        <CodeNow code={used.code} />
        <p className={`${text.soft} ${text.small}`}>{used.account}</p>
      </div>
      <FillIn code={used.code} of={used.account} look="main" />
    </li>
  );
}
