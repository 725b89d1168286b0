import { Ban, Building, Check, Globe, Pencil, Shield, TriangleAlert, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { Badge, type BadgeProps } from '../ui/Badge.tsx';
import * as styles from './Accounts.module.css';
import { googleIdOf, isGuest, keyOf } from './account.ts';
import { useHasDraft } from './drafts.ts';

function badgesOf(account: EmulatorAccount): BadgeProps[] {
  const { email, emailVerified, disabled, tenantId, mfaInfo = [] } = account;
  const badges: (BadgeProps | false | undefined)[] = [
    email !== undefined &&
      (emailVerified
        ? { icon: Check, label: 'Verified', tone: 'good' }
        : { icon: TriangleAlert, label: 'Not verified', tone: 'warn' }),
    disabled && { icon: Ban, label: 'Disabled', tone: 'bad' },
    googleIdOf(account) !== undefined && { icon: Globe, label: 'Google' },
    mfaInfo.length > 0 && { icon: Shield, label: 'Two-step' },
    isGuest(account) && { icon: User, label: 'Guest' },
    tenantId !== undefined && { icon: Building, label: `Tenant: ${tenantId}` },
  ];
  return badges.filter((badge) => badge !== false && badge !== undefined);
}

interface AccountBadgesProps {
  account: EmulatorAccount;
  /** Before the badges. */
  children?: ReactNode;
  /** Whether there is room only for what differs from most accounts. */
  isShort?: boolean;
}

/** Renders an account's state. */
export function AccountBadges({ account, isShort = false, children }: AccountBadgesProps) {
  const hasDraft = useHasDraft(keyOf(account));
  const badges: BadgeProps[] = [
    ...badgesOf(account).filter(({ tone }) => !isShort || tone !== 'good'),
    ...(hasDraft ? [{ icon: Pencil, label: 'Unsaved changes', tone: 'accent' } as const] : []),
  ];
  return (
    <ul className={styles.badges}>
      {children}
      {badges.map((badge) => (
        <li key={badge.label}>
          <Badge {...badge} />
        </li>
      ))}
    </ul>
  );
}
