/* `npm test`: all that decides whether a change is right; its last line counts the tests. `npm test -- unit e2e` runs two parts of it. */

import { PARTS } from './testing/parts.ts';
import { runTestCommand } from './testing/testCommand.ts';

await runTestCommand(PARTS);
