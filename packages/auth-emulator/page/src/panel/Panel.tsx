import type { KeyboardEvent } from 'react';
import { AccountList } from './AccountList.tsx';
import { CodeInUse } from './CodeInUse.tsx';
import { sendToHost, useHost } from './host.ts';
import { Messages } from './Messages.tsx';
import * as styles from './Panel.module.css';
import { PanelHeader } from './PanelHeader.tsx';
import { Simulate } from './Simulate.tsx';
import { Status } from './Status.tsx';

/** Renders what a developer needs next to an app: what is urgent, who to be, what fails. Only the middle scrolls. */
export function Panel() {
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
      <Simulate />
      <Status />
    </main>
  );
}
