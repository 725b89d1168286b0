/* `npm run e2e [-- options of Playwright]`: the e2e tests alone; --no-build takes the build as it is. */

import { findBrowser } from './browser.mjs';
import { runCommand } from './command.mjs';
import { requirePorts, startE2e, startServers } from './playwright.mjs';
import { buildApp } from './shop.mjs';

await runCommand(async () => {
  const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--no-build');
  await requirePorts();
  console.log(`Browser: ${(await findBrowser()).description}`);
  if (!process.argv.includes('--no-build')) await buildApp();
  await startServers();
  return startE2e(playwrightArguments).ended;
});
