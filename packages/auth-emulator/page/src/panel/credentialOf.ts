import { type EmulatorAccount, passwordOf } from '../../../src/client.ts';
import type { PanelCredential } from '../../../src/panel/options.ts';
import { googleIdOf } from '../accounts/account.ts';

/** Returns how an account signs in; `undefined` for guests and accounts whose password is not readable. */
export function credentialOf(account: EmulatorAccount): PanelCredential | undefined {
  const { email, displayName: name } = account;
  const password = passwordOf(account);
  if (email !== undefined && password !== undefined) return { method: 'password', email, password };
  const sub = googleIdOf(account);
  if (sub === undefined) return undefined;
  return { method: 'google', idToken: JSON.stringify({ sub, email, email_verified: true, name }) };
}
