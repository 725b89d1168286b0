/* `npm run test:long`: what finds rare things; its last line counts the tests. */

import { LONG_PARTS } from './testing/longParts.ts';
import { runTestCommand } from './testing/testCommand.ts';

await runTestCommand(LONG_PARTS);
