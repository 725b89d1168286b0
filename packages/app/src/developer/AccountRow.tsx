import { asksForCode, useAccounts, useAuth } from '@toystore/accounts';
import { type EmulatorAccount, passwordOf } from '@toystore/auth-emulator/client';
import { deleteDataOfDeletedAccount } from '@toystore/storefront';
import { Button, TextButton, VisuallyHidden } from '@toystore/ui';
import { AccountBadges } from './AccountBadges.tsx';
import styles from './Accounts.module.css';
import { AuthenticatorCode } from './AuthenticatorCode.tsx';
import { emulator } from './emulator.ts';
import { googleIdOf, signInAsGoogle } from './googleSignIn.ts';
import type { RunAction } from './runAction.ts';

interface AccountRowProps {
  account: EmulatorAccount;
  /** The current code of its authenticator app, if it has one. */
  code: string | undefined;
  /** Whether this account is signed in. */
  isSignedIn: boolean;
  run: RunAction;
  /** Moves the focus: the row with the focused button is removed. */
  onDeleted: () => void;
}

/** One account: its data and actions. */
export function AccountRow({ account, code, isSignedIn, run, onDeleted }: AccountRowProps) {
  const { signInUser } = useAuth();
  const { run: runAccount, finishSignIn } = useAccounts();
  const { localId, email, emailVerified = false, disabled = false } = account;
  const password = passwordOf(account);
  const who = email ?? localId;

  const signIn = () =>
    run(`Signing in as ${who} …`, async () => {
      try {
        if (email !== undefined && password !== undefined) await signInUser(email, password);
        else await runAccount(() => signInAsGoogle(account));
      } catch (error) {
        if (!asksForCode(error)) throw error;
        await finishSignIn(error, (await emulator.totpCode(account)) ?? '');
      }
      return `Signed in as ${who}.`;
    });
  const verify = () =>
    run(`Changing ${who} …`, async () => {
      await emulator.updateAccount(localId, { emailVerified: !emailVerified });
      return `${who} is ${emailVerified ? 'no longer verified' : 'verified'}.`;
    });
  const disable = () =>
    run(`Changing ${who} …`, async () => {
      await emulator.updateAccount(localId, { disableUser: !disabled });
      return `${who} is ${disabled ? 'enabled' : 'disabled'}.`;
    });
  const remove = async () => {
    const isDeleted = await run(`Deleting ${who} …`, async () => {
      await emulator.deleteAccount(localId);
      await deleteDataOfDeletedAccount(localId);
      return `${who} is deleted.`;
    });
    if (isDeleted) onDeleted();
  };

  const of = <VisuallyHidden>{` ${who}`}</VisuallyHidden>;
  return (
    <li className={styles.row} data-signed-in={isSignedIn || undefined}>
      <div className={styles.top}>
        <div className={styles.who}>
          <p className={styles.email}>{who}</p>
          <div className={styles.facts}>
            {account.displayName && <p className={styles.name}>{account.displayName}</p>}
            <AccountBadges account={account} isSignedIn={isSignedIn} />
          </div>
        </div>
        {(password !== undefined || googleIdOf(account) !== undefined) && (
          <Button variant="chip" className={styles.signIn} onClick={signIn}>
            <span>
              <span>Sign in</span>
              <VisuallyHidden>{` as ${who}`}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
      {code !== undefined && <AuthenticatorCode code={code} who={who} run={run} />}
      <div className={styles.actions}>
        <TextButton className={styles.action} onClick={verify}>
          <span>
            <span>{emailVerified ? 'Unverify' : 'Verify'}</span>
            {of}
          </span>
        </TextButton>
        <TextButton className={styles.action} onClick={disable}>
          <span>
            <span>{disabled ? 'Enable' : 'Disable'}</span>
            {of}
          </span>
        </TextButton>
        <TextButton className={styles.action} onClick={remove}>
          <span>
            <span>Delete</span>
            {of}
          </span>
        </TextButton>
      </div>
    </li>
  );
}
