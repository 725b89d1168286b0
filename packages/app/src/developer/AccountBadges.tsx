import type { EmulatorAccount } from '@toystore/auth-emulator/client';
import styles from './Accounts.module.css';
import { googleIdOf } from './googleSignIn.ts';

interface AccountBadgesProps {
  account: EmulatorAccount;
  isSignedIn: boolean;
}

/** The most important facts about an account. */
export function AccountBadges({ account, isSignedIn }: AccountBadgesProps) {
  const { emailVerified, disabled, displayName, mfaInfo = [] } = account;
  const badges = [
    isSignedIn && { text: 'Signed in', variant: 'here' },
    {
      text: emailVerified ? 'Verified' : 'Not verified',
      variant: emailVerified ? 'good' : 'plain',
    },
    disabled && { text: 'Disabled', variant: 'bad' },
    googleIdOf(account) !== undefined && { text: 'Google', variant: 'plain' },
    mfaInfo.length > 0 && { text: 'Two-step', variant: 'plain' },
    !displayName && { text: 'No name', variant: 'plain' },
  ].filter((badge) => typeof badge === 'object');

  return (
    <ul className={styles.badges}>
      {badges.map(({ text, variant }) => (
        <li key={text} className={styles.badge} data-variant={variant}>
          {text}
        </li>
      ))}
    </ul>
  );
}
