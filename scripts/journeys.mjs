/* `npm run journeys [-- options of Playwright]`: the journeys alone; --no-build takes the build as it is. */

import { runCommand } from './command.mjs';
import { groundReady, startGround, startJourneys } from './playwright.mjs';
import { buildApp } from './shop.mjs';

await runCommand(async () => {
  const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--no-build');
  const emulators = await startGround();
  if (!process.argv.includes('--no-build')) await buildApp();
  await groundReady(emulators);
  return startJourneys(playwrightArguments).ended;
});
