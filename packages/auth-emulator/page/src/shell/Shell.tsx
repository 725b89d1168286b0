import type { ComponentType } from 'react';
import { AccountsView } from '../accounts/AccountsView.tsx';
import { CodesView } from '../codes/CodesView.tsx';
import { FailuresView } from '../failures/FailuresView.tsx';
import { LogView } from '../log/LogView.tsx';
import { MessagesView } from '../messages/MessagesView.tsx';
import { PolicyView } from '../policy/PolicyView.tsx';
import { SnapshotsView } from '../snapshots/SnapshotsView.tsx';
import { Button } from '../ui/Button.tsx';
import { useView } from './address.ts';
import { Header } from './Header.tsx';
import { Nav } from './Nav.tsx';
import * as styles from './Shell.module.css';
import { StatusBar } from './StatusBar.tsx';

interface ViewProps {
  /** What is open in the view, by the address. */
  open: string | undefined;
}

const VIEWS = new Map<string, ComponentType<ViewProps>>([
  ['accounts', AccountsView],
  ['messages', MessagesView],
  ['codes', CodesView],
  ['failures', FailuresView],
  ['policy', PolicyView],
  ['log', LogView],
  ['snapshots', SnapshotsView],
]);

/** Renders the page around the current view. */
export function Shell() {
  const address = useView();
  const view = VIEWS.has(address.view) ? address.view : 'accounts';
  const Current = VIEWS.get(view) ?? AccountsView;
  return (
    <>
      <p className={styles.skip}>
        <Button label="Skip to content" onClick={focusMain} />
      </p>
      <Header />
      <div className={styles.shell}>
        <Nav current={view} />
        <div className={styles.column}>
          <main id="main" tabIndex={-1} className={styles.main}>
            <Current key={view} open={address.open} />
          </main>
          <StatusBar />
        </div>
      </div>
    </>
  );
}

/** A link would change the address, which names the view. */
function focusMain(): void {
  document.getElementById('main')?.focus();
}
