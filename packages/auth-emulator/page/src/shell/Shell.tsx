import {
  Camera,
  ExternalLink,
  List,
  type LucideIcon,
  Mail,
  Shield,
  SlidersHorizontal,
  User,
  Zap,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { AccountsView } from '../accounts/AccountsView.tsx';
import { useLive, useProject } from '../api/useLive.ts';
import { CodesView } from '../codes/CodesView.tsx';
import { isCommon, useFailure, waitingOf } from '../failures/commonFailures.ts';
import { FailuresView } from '../failures/FailuresView.tsx';
import { LogView } from '../log/LogView.tsx';
import { MessagesView } from '../messages/MessagesView.tsx';
import { useUnread } from '../messages/readMessages.ts';
import { PolicyView } from '../policy/PolicyView.tsx';
import { SnapshotsView } from '../snapshots/SnapshotsView.tsx';
import { Count } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { addressOf, useView } from './address.ts';
import { Header } from './Header.tsx';
import * as styles from './Shell.module.css';
import { StatusBar } from './StatusBar.tsx';

/** The views and their links, in their order. `open` is what is open in a view, by the address. */
const VIEWS = [
  ['accounts', 'Accounts', User, AccountsView],
  ['messages', 'Messages', Mail, MessagesView],
  ['codes', 'Codes', Shield, CodesView],
  ['failures', 'Failures', Zap, FailuresView],
  ['policy', 'Policy and limits', SlidersHorizontal, PolicyView],
  ['log', 'Log', List, LogView],
  ['snapshots', 'Snapshots', Camera, SnapshotsView],
] as const satisfies readonly View[];

type View = readonly [string, string, LucideIcon, ComponentType<{ open: string | undefined }>];

/** Renders the page around the current view. */
export function Shell() {
  const address = useView();
  const views: readonly View[] = VIEWS;
  const [view, , , Current] = views.find(([name]) => name === address.view) ?? VIEWS[0];
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

/** Renders the links to the views. They are links, so that Back works and a test report can link to one. */
function Nav({ current }: { current: string }) {
  const counts = useCounts();
  return (
    <nav className={styles.nav} aria-label="Emulator">
      <ul>
        {VIEWS.map(([view, label, Icon]) => (
          <li key={view}>
            <a href={addressOf(view)} aria-current={view === current ? 'page' : undefined}>
              <Icon />
              <span>{label}</span>
              {counts[view]}
            </a>
          </li>
        ))}
        <li>
          <a href="/toystore/coverage" target="_blank" rel="noopener">
            <ExternalLink />
            <span>Coverage</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

const COUNT_ONLY = { size: 1 };

function useCounts(): { [Name in (typeof VIEWS)[number][0]]?: ReactNode } {
  const project = useProject();
  const total = useLive(project.accounts(COUNT_ONLY)).data?.total;
  const codes = useLive(project.codes).data;
  const faults = useLive(project.failures).data?.faults ?? [];
  const unread = useUnread().size;
  const common = useFailure();
  const isSimulating = common ? common !== 'none' : faults.some(isCommon);
  const failures = waitingOf(faults).length + (isSimulating ? 1 : 0);
  return {
    accounts: total !== undefined && <Count value={total} />,
    messages: unread > 0 && <Count isNew value={unread} of="unread" />,
    codes: codes && codes.length > 0 && <Count value={codes.length} />,
    failures: failures > 0 && <Count isNew value={failures} of="simulated" />,
  };
}
