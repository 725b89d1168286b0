/* `npm test`: runs every part of the check; its last line counts the tests. `npm test -- unit e2e` runs two parts. */

import { PARTS } from './testing/parts.ts';
import { runTestCommand } from './testing/testCommand.ts';

await runTestCommand(PARTS);
