/* `npm run journeys [-- options of Playwright]`: the journeys alone; --no-build takes the build as it is. */

import { findBrowser } from './browser.mjs';
import { runCommand } from './command.mjs';
import { groundReady, requireGround, startGround, startJourneys } from './playwright.mjs';
import { buildApp } from './shop.mjs';

await runCommand(async () => {
  const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--no-build');
  await requireGround();
  console.log(`Browser: ${(await findBrowser()).description}`);
  if (!process.argv.includes('--no-build')) await buildApp();
  const emulators = await startGround();
  await groundReady(emulators);
  return startJourneys(playwrightArguments).ended;
});
