/*
 * `npm test`: runs what finds most in the least time; its last line counts the tests. `-- --all` adds everything else that
 * guards a change, `-- unit e2e` runs two parts.
 */

import { parseArgs } from 'node:util';
import { partsOf } from './testing/parts.ts';
import { runTestCommand } from './testing/testCommand.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await runTestCommand(partsOf(values), positionals);
