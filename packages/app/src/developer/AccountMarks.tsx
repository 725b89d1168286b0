import type { EmulatorAccount } from '@toystore/auth-emulator/client';
import styles from './Accounts.module.css';
import { googleIdOf } from './googleSignIn.ts';

interface AccountMarksProps {
  account: EmulatorAccount;
  isSignedIn: boolean;
}

/** What is to be known of an account at a glance. */
export function AccountMarks({ account, isSignedIn }: AccountMarksProps) {
  const { emailVerified, disabled, displayName } = account;
  const marks = [
    isSignedIn && { words: 'Signed in', look: 'here' },
    { words: emailVerified ? 'Verified' : 'Not verified', look: emailVerified ? 'good' : 'plain' },
    disabled && { words: 'Disabled', look: 'bad' },
    googleIdOf(account) !== undefined && { words: 'Google', look: 'plain' },
    !displayName && { words: 'No name', look: 'plain' },
  ].filter((mark) => typeof mark === 'object');

  return (
    <ul className={styles.marks}>
      {marks.map(({ words, look }) => (
        <li key={words} className={styles.mark} data-look={look}>
          {words}
        </li>
      ))}
    </ul>
  );
}
