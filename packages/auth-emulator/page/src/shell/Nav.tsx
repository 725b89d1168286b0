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
import type { ReactNode } from 'react';
import { useLive, useProject } from '../api/useLive.ts';
import { useFailure } from '../failures/useFailure.ts';
import { isCommon, waitingOf } from '../failures/waitingFaults.ts';
import { useUnread } from '../messages/readMessages.ts';
import { Count } from '../ui/Badge.tsx';
import { addressOf } from './address.ts';
import * as styles from './Shell.module.css';

/** The links of the page, in their order. */
const VIEWS = [
  ['accounts', 'Accounts', User],
  ['messages', 'Messages', Mail],
  ['codes', 'Codes', Shield],
  ['failures', 'Failures', Zap],
  ['policy', 'Policy and limits', SlidersHorizontal],
  ['log', 'Log', List],
  ['snapshots', 'Snapshots', Camera],
] as const satisfies readonly (readonly [string, string, LucideIcon])[];

type ViewName = (typeof VIEWS)[number][0];

/** Renders the links to the views. They are links, so that Back works and a test report can link to one. */
export function Nav({ current }: { current: string }) {
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

function useCounts(): { [View in ViewName]?: ReactNode } {
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
