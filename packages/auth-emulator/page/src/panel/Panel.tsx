import type { KeyboardEvent } from 'react';
import { Simulate } from '../failures/Simulate.tsx';
import { StatusBar } from '../shell/StatusBar.tsx';
import * as layout from '../ui/layout.module.css';
import { AccountList } from './AccountList.tsx';
import { CodeInUse } from './CodeInUse.tsx';
import { sendToHost, useHost } from './host.ts';
import { Messages } from './Messages.tsx';
import * as styles from './Panel.module.css';
import { PanelHeader } from './PanelHeader.tsx';
import { useSummary } from './useSummary.ts';

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
