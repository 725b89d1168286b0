import { EMULATOR_URL, PROJECT } from './addresses.mjs';
import { bold, cyan, dim } from './terminal.mjs';

const EMULATOR = `${cyan(EMULATOR_URL)} ${dim(`(Auth emulator, project ${PROJECT})`)}`;

/**
 * The page of text that a started shop prints: where it is, and who can sign in.
 * @param {string} shopUrl
 * @param {string} accounts
 */
export const shopIsOpen = (shopUrl, accounts) => `
  ${bold('ToyStore is open')}

  Shop       ${cyan(shopUrl)}
  Emulator   ${EMULATOR}

${accounts}

  ${dim('E-mails show here as links. The emulator logs to .cache/emulator.log. Ctrl-C stops all.')}
`;

/**
 * The page of text that the emulator alone prints.
 * @param {string} shopUrl where links in e-mails lead to
 * @param {string} accounts
 */
export const emulatorIsOpen = (shopUrl, accounts) => `
  ${bold('The accounts are open')}

  Emulator   ${EMULATOR}

${accounts}

  ${dim(`E-mails show here as links; they lead to ${shopUrl}, or to the shop on this`)}
  ${dim('machine that asked for them. `npm run emulator:save` keeps what you change.')}
  ${dim('The emulator logs to .cache/emulator.log. Ctrl-C stops it.')}
`;
