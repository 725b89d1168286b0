import type { EmulatorAccount } from '../../../src/client.ts';
import { Badge } from '../ui/Badge.tsx';
import * as styles from './AccountBadges.module.css';
import { keyOf } from './accountKey.ts';
import { useHasDraft } from './drafts.ts';

/** Whether an account has no way to sign in again. */
export const isGuest = ({ email, phoneNumber, providerUserInfo = [] }: EmulatorAccount) =>
  email === undefined && phoneNumber === undefined && providerUserInfo.length === 0;

/** Renders an account's state. */
export function AccountBadges({ account }: { account: EmulatorAccount }) {
  const hasDraft = useHasDraft(keyOf(account));
  const { email, emailVerified, disabled, tenantId, providerUserInfo = [], mfaInfo = [] } = account;
  return (
    <span className={styles.badges}>
      {email !== undefined &&
        (emailVerified ? (
          <Badge icon="check" tone="good">
            Verified
          </Badge>
        ) : (
          <Badge icon="alert" tone="warn">
            Not verified
          </Badge>
        ))}
      {disabled && (
        <Badge icon="ban" tone="bad">
          Disabled
        </Badge>
      )}
      {providerUserInfo.some(({ providerId }) => providerId === 'google.com') && (
        <Badge icon="google">Google</Badge>
      )}
      {mfaInfo.length > 0 && <Badge icon="shield">Two-step</Badge>}
      {isGuest(account) && <Badge icon="user">Guest</Badge>}
      {tenantId !== undefined && <Badge icon="building">Tenant: {tenantId}</Badge>}
      {hasDraft && (
        <Badge icon="pencil" tone="accent">
          Unsaved changes
        </Badge>
      )}
    </span>
  );
}
