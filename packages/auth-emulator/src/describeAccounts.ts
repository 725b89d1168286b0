import { styleText } from 'node:util';
import { plainText } from './plainText.ts';
import { nameOf } from './seed/compareSeed.ts';
import type { SeedAccount } from './seed/readSeed.ts';

function describeAccount(account: SeedAccount, sharedPassword?: string): string {
  const { displayName, photoUrl, emailVerified, disabled, rawPassword } = account;
  if (disabled) return 'disabled: signing in is refused';
  const providers = account.providerUserInfo?.map(({ providerId }) => providerId) ?? [];
  const traits = [
    displayName ?? 'no display name',
    photoUrl && 'with a photo',
    account.email && !emailVerified && 'e-mail not verified',
    rawPassword !== undefined && rawPassword !== sharedPassword && `password ${rawPassword}`,
    providers.length > 0 && `signs in with ${providers.join(' and ')}`,
    account.mfaInfo?.length && 'with a second factor',
  ];
  return plainText(traits.filter(Boolean).join(', '));
}

/** The most accounts that a terminal shows a line each of. */
const MAX_LINES = 20;

/** Lists accounts for a terminal: a heading with the password that most of them share, and a line for each of the first. */
export function describeAccounts(accounts: SeedAccount[]): string {
  if (accounts.length === 0) return '  No accounts yet';
  const passwords = accounts.flatMap(({ rawPassword }) => rawPassword ?? []);
  const equal = [...Map.groupBy(passwords, (password) => password).values()];
  const [[shared] = []] = equal.toSorted((one, other) => other.length - one.length);
  const shown = accounts.slice(0, MAX_LINES);
  const others = accounts.length - shown.length;
  const names = shown.map((account) => plainText(nameOf(account)));
  const width = Math.max(...names.map(({ length }) => length)) + 3;
  return [
    `  Accounts${shared ? `, password ${styleText('bold', plainText(shared))}` : ''}`,
    ...shown.map(
      (account, index) =>
        `    ${names[index]?.padEnd(width)}${styleText('dim', describeAccount(account, shared))}`,
    ),
    ...(others > 0 ? [`    and ${others} more`] : []),
  ].join('\n');
}
