import { styleText } from 'node:util';
import { TEST_SHOP } from '../../packages/app/addresses.ts';
import { findBrowser } from '../browser/findBrowser.ts';
import { runCommand } from '../command/command.ts';
import { requireFree } from '../servers/ports.ts';
import { lastLine, sum } from './counts.ts';
import type { Part } from './parts.ts';
import { chooseParts, runParts } from './runParts.ts';

/** Runs parts, those that are named on the command line or all; the last line counts the tests. */
export const runTestCommand = (parts: readonly Part[]): Promise<void> =>
  runCommand(
    async () => {
      const chosen = chooseParts(parts, process.argv.slice(2));
      await requireFree(TEST_SHOP, 'auth', 'hosting', 'dev');
      const { description } = await findBrowser();
      console.log(`${styleText('bold', 'browser'.padEnd(9))} ${description}`);
      const results = await runParts(chosen);
      const total = sum(results.map(({ counts }) => counts));
      console.log('\nSeconds');
      for (const { name, seconds } of results.filter((result) => result.seconds > 0)) {
        console.log(`  ${name.padEnd(9)} ${String(seconds).padStart(5)}`);
      }
      console.log(`\n${lastLine(total)}`);
      return total.failed === 0 ? 0 : 1;
    },
    { afterFailure: () => console.log(lastLine({ passed: 0, failed: 1, skipped: 0 })) },
  );
