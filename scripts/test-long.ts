/* `npm run test:long`: runs the checks that find rare problems; its last line counts the tests. */

import { LONG_PARTS } from './testing/longParts.ts';
import { runTestCommand } from './testing/testCommand.ts';

await runTestCommand(LONG_PARTS, process.argv.slice(2));
