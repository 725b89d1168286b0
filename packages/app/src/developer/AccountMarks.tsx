import styles from './Accounts.module.css';
import type { Account } from './emulatorAnswers.ts';

interface AccountMarksProps {
  account: Account;
  isSignedIn: boolean;
}

/** What is to be known of an account at a glance. */
export function AccountMarks({ account, isSignedIn }: AccountMarksProps) {
  const { isVerified, isDisabled, googleId, displayName } = account;
  const marks = [
    isSignedIn && { words: 'Signed in', look: 'here' },
    { words: isVerified ? 'Verified' : 'Not verified', look: isVerified ? 'good' : 'plain' },
    isDisabled && { words: 'Disabled', look: 'bad' },
    googleId !== undefined && { words: 'Google', look: 'plain' },
    !displayName && { words: 'No name', look: 'plain' },
  ].filter((mark) => mark !== false);

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
