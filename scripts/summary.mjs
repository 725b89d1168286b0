import { DEMO_PASSWORD, EMULATOR_URL, PROJECT } from './addresses.mjs';
import { bold, cyan, dim } from './terminal.mjs';

/** @typedef {import('./seed.mjs').SeedAccount} SeedAccount */

/**
 * What a demo account is good for, in a few words.
 * @param {SeedAccount} account
 */
export function describeAccount({ displayName, photoUrl, emailVerified, disabled, rawPassword }) {
  if (disabled) return 'disabled: signing in is refused';
  if (rawPassword === undefined) return `${displayName}, through “Continue with Google”`;
  const traits = [
    displayName ?? 'no display name',
    photoUrl && 'with a photo',
    !emailVerified && 'e-mail not verified',
    rawPassword !== DEMO_PASSWORD && `password ${rawPassword}`,
  ];
  return traits.filter(Boolean).join(', ');
}

/**
 * The page of text that a started shop prints: where it is, and who can sign in.
 * @param {string} shopUrl
 */
export function shopIsOpen(shopUrl) {
  return (/** @type {SeedAccount[]} */ accounts) => `
  ${bold('ToyStore is open')}

  Shop       ${cyan(shopUrl)}
${accountsPart(accounts)}

  ${dim('E-mails show here as links. The emulator logs to .cache/emulator.log. Ctrl-C stops all.')}
`;
}

/**
 * The page of text that the emulator alone prints.
 * @param {string} shopUrl where links in e-mails lead to
 */
export function emulatorIsOpen(shopUrl) {
  return (/** @type {SeedAccount[]} */ accounts) => `
  ${bold('The accounts are open')}

${accountsPart(accounts)}

  ${dim(`E-mails show here as links; they lead to ${shopUrl}, or to the shop on this`)}
  ${dim('machine that asked for them. `npm run emulator:save` keeps what you change.')}
  ${dim('The emulator logs to .cache/emulator.log. Ctrl-C stops it.')}
`;
}

/** @param {SeedAccount[]} accounts */
function accountsPart(accounts) {
  const width = Math.max(...accounts.map(({ email }) => email.length)) + 3;
  const rows = accounts.map(
    (account) => `    ${account.email.padEnd(width)}${dim(describeAccount(account))}`,
  );
  return `  Accounts   ${cyan(EMULATOR_URL)} ${dim(`(Auth emulator, project ${PROJECT})`)}

  Demo accounts, password ${bold(DEMO_PASSWORD)}
${rows.join('\n')}`;
}
