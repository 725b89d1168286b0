/* `npm run journeys [-- options of Playwright]`: the journeys alone; --no-build takes the build as it is. */

import { PORTS } from './addresses.mjs';
import { runCommand } from './command.mjs';
import { emulatorsReady, startEmulators } from './emulators.mjs';
import { startJourneys } from './playwright.mjs';
import { requireFree } from './ports.mjs';
import { requireSeed } from './seed.mjs';
import { buildApp } from './shop.mjs';

await runCommand(async () => {
  const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--no-build');
  await requireFree([PORTS.auth, PORTS.hosting]);
  const emulators = startEmulators({ hosting: true });
  if (!process.argv.includes('--no-build')) await buildApp();
  await emulatorsReady(emulators, { hosting: true });
  await requireSeed();
  return startJourneys(playwrightArguments).ended;
});
