import styles from './Accounts.module.css';
import type { Account } from './emulatorAnswers.ts';

interface AccountBadgesProps {
  account: Account;
  isSignedIn: boolean;
}

/** What is to be known of an account at a glance. */
export function AccountBadges({ account, isSignedIn }: AccountBadgesProps) {
  const { isVerified, isDisabled, googleId, displayName } = account;
  const badges = [
    isSignedIn && { text: 'Signed in', variant: 'here' },
    { text: isVerified ? 'Verified' : 'Not verified', variant: isVerified ? 'good' : 'plain' },
    isDisabled && { text: 'Disabled', variant: 'bad' },
    googleId !== undefined && { text: 'Google', variant: 'plain' },
    !displayName && { text: 'No name', variant: 'plain' },
  ].filter((badge) => badge !== false);

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
