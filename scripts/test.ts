/* `npm test`: every check there is; its last line counts them. */

import { styleText } from 'node:util';
import { findBrowser } from './browser/findBrowser.ts';
import { runCommand } from './command/command.ts';
import { requireFree } from './servers/ports.ts';
import { lastLine, sum } from './testing/counts.ts';
import { PARTS, runParts } from './testing/parts.ts';

await runCommand(
  async () => {
    await requireFree('auth', 'hosting', 'dev');
    console.log(`${styleText('bold', 'browser'.padEnd(9))} ${(await findBrowser()).description}`);
    const results = await runParts(PARTS);
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
