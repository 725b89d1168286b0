import { TEST_SHOP } from '../../packages/app/addresses.ts';
import { findBrowser } from '../browser/findBrowser.ts';
import { runCommand } from '../command/command.ts';
import { requireFree } from '../servers/ports.ts';
import { lastLine, sum } from './counts.ts';
import type { Part } from './parts.ts';
import { chooseParts, label, runParts } from './runParts.ts';

/** Runs the parts with these names, or all. The last line counts the tests. */
export const runTestCommand = (parts: readonly Part[], names: string[]): Promise<void> =>
  runCommand(
    async () => {
      const chosen = chooseParts(parts, names);
      await requireFree(TEST_SHOP, 'auth', 'hosting', 'dev');
      console.log(`${label('browser')} ${(await findBrowser()).description}`);
      const results = await runParts(chosen);
      const total = sum(results.map(({ counts }) => counts));
      console.log('\nSeconds');
      for (const { name, seconds } of results) {
        console.log(`  ${label(name)} ${String(seconds).padStart(5)}`);
      }
      console.log(`\n${lastLine(total)}`);
      return total.failed === 0 ? 0 : 1;
    },
    { afterFailure: () => console.log(lastLine({ passed: 0, failed: 1, skipped: 0 })) },
  );
