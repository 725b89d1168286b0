import { DEMO_PASSWORD, EMULATOR_URL, PROJECT } from './addresses.mjs';
import { bold, cyan, dim } from './terminal.mjs';

/**
 * What a demo account is good for, in a few words.
 * @param {import('./seed.mjs').SeedAccount} account
 */
export function describeAccount({ displayName, photoUrl, emailVerified, disabled, rawPassword }) {
  if (disabled) return 'disabled: signing in is refused';
  if (rawPassword === undefined) return `${displayName}, through “Continue with Google”`;
  const traits = [
    displayName ?? 'no display name',
    photoUrl && 'with a photo',
    !emailVerified && 'e-mail not verified',
  ];
  return traits.filter(Boolean).join(', ');
}

/**
 * The page of text that a started shop prints: where it is, and who can sign in.
 * @param {string} shopUrl
 * @param {import('./seed.mjs').SeedAccount[]} accounts
 */
export function summary(shopUrl, accounts) {
  const width = Math.max(...accounts.map(({ email }) => email.length)) + 3;
  const rows = accounts.map(
    (account) => `    ${account.email.padEnd(width)}${dim(describeAccount(account))}`,
  );
  return `
  ${bold('ToyStore is open')}

  Shop       ${cyan(shopUrl)}
  Accounts   ${cyan(EMULATOR_URL)} ${dim(`(Auth emulator, project ${PROJECT})`)}

  Demo accounts, password ${bold(DEMO_PASSWORD)}
${rows.join('\n')}

  ${dim('E-mails show here as links. The emulator logs to .cache/emulator.log. Ctrl-C stops all.')}
`;
}
