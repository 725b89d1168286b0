import { styleText } from 'node:util';
import { TEST_SHOP } from '../../packages/app/addresses.ts';
import { findBrowser } from '../browser/findBrowser.ts';
import { runCommand } from '../command/command.ts';
import { requireFree } from '../servers/ports.ts';
import { lastLine, sum } from './counts.ts';
import type { Part } from './parts.ts';
import { chooseParts, label, runParts } from './runParts.ts';

/** Runs the parts named on the command line, or all. The last line counts the tests. */
export const runTestCommand = (parts: readonly Part[]): Promise<void> =>
  runCommand(
    async () => {
      const chosen = chooseParts(parts, process.argv.slice(2));
      await requireFree(TEST_SHOP, 'auth', 'hosting', 'dev');
      const browser = await findBrowser();
      console.log(`${label('browser')} ${browser.description}`);
      const results = await runParts(chosen, browser);
      const total = sum(results.map(({ counts }) => counts));
      const cached = results.reduce((all, result) => all + result.cached, 0);
      console.log('\nSeconds');
      for (const { name, seconds } of results.filter((result) => result.seconds > 0)) {
        console.log(`  ${label(name)} ${String(seconds).padStart(5)}`);
      }
      if (cached > 0) {
        const note = `${cached} of ${total.passed} passed tests are cached: none of their inputs changed.`;
        console.log(`\n${styleText('dim', note)}`);
      }
      console.log(`\n${lastLine(total)}`);
      return total.failed === 0 ? 0 : 1;
    },
    { afterFailure: () => console.log(lastLine({ passed: 0, failed: 1, skipped: 0 })) },
  );
