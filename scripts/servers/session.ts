import { styleText } from 'node:util';
import { PROJECT, SHOP } from '../../packages/app/addresses.ts';
import { demoAccounts, type startAuthEmulator } from './authEmulator.ts';

interface Session {
  title: string;
  shopUrl?: string;
  auth: Awaited<ReturnType<typeof startAuthEmulator>>;
  hosting?: { ended: Promise<never> };
  hints: string[];
}

/**
 * Prints that everything is ready, the addresses and the accounts, and keeps running.
 * @returns rejects when one of the emulators ends
 */
export function keepOpen({ title, shopUrl, auth, hosting, hints }: Session): Promise<never> {
  const emulator = `(Auth emulator, project ${PROJECT})`;
  console.log(`
  ${styleText('bold', title)}

${shopUrl === undefined ? '' : `  Shop       ${styleText('cyan', shopUrl)}\n`}\
  Emulator   ${styleText('cyan', SHOP.emulatorUrl)} ${styleText('dim', emulator)}

${demoAccounts()}

${[...hints, `The emulator logs to ${SHOP.emulatorLog}. Ctrl-C stops it all.`].map((hint) => `  ${styleText('dim', hint)}\n`).join('')}`);
  if (auth.warning) console.error(`${styleText(['bold', 'red'], auth.warning)}\n`); // last, where it is noticed
  return Promise.race([auth.ended, ...(hosting ? [hosting.ended] : [])]);
}
