import type { EmulatorAccount } from '../../../src/client.ts';
import { isGuest } from '../accounts/AccountBadges.tsx';
import { Badge } from '../ui/Badge.tsx';
import * as text from '../ui/text.module.css';
import { googleIdOf } from './credentialOf.ts';
import * as styles from './Panel.module.css';

/** Renders the most important facts about an account. */
export function AccountBadges({
  account,
  isSignedIn,
}: {
  account: EmulatorAccount;
  isSignedIn: boolean;
}) {
  const { email, emailVerified = false, disabled = false, displayName, mfaInfo = [] } = account;
  return (
    <ul className={styles.badges}>
      <li className={`${text.soft} ${text.small}`}>{displayName || 'No name'}</li>
      {isSignedIn && (
        <li>
          <Badge icon="check" tone="accent">
            Signed in
          </Badge>
        </li>
      )}
      {email !== undefined && !emailVerified && (
        <li>
          <Badge icon="alert" tone="warn">
            Not verified
          </Badge>
        </li>
      )}
      {disabled && (
        <li>
          <Badge icon="ban" tone="bad">
            Disabled
          </Badge>
        </li>
      )}
      {googleIdOf(account) !== undefined && (
        <li>
          <Badge icon="google">Google</Badge>
        </li>
      )}
      {isGuest(account) && (
        <li>
          <Badge icon="user">Guest</Badge>
        </li>
      )}
      {mfaInfo.length > 0 && (
        <li>
          <Badge icon="shield">Two-step</Badge>
        </li>
      )}
    </ul>
  );
}
