/*
 * `npm run accept [-- part …]`: updates what checks compare with, all or some parts. Look at the difference before you commit
 * it. `npm run accept -- stories <file>` stores what one file of stories shows.
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command/command.ts';
import { ROOT, run } from './command/programs.ts';

/** Each part with what it stores and the commands that store it. */
const PARTS: Record<string, (files: string[]) => string[][]> = {
  // Screenshots and transcripts.
  stories: (files) => [['vitest', 'run', '--project', 'stories', '--update=all', ...files]],
  // Generated tables in documents.
  tables: () => [
    ['vitest', 'run', '--project', 'unit', '--update=all', ...filesWith('toMatchFileSnapshot')],
    ['node', 'packages/auth-emulator/test/coverage/writeCoverage.ts'],
  ],
  // API reports of the packages.
  api: () => [['node', 'scripts/release/api/update.ts']],
  // Sizes of the last builds of shop and kit.
  sizes: () => [['node', 'scripts/budgets.ts', '--accept']],
};

const filesWith = (text: string) =>
  globSync('packages/*/src/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes(text),
  );

await runCommand(async () => {
  const [name, ...rest] = process.argv.slice(2);
  const named = name === 'stories' ? [name] : process.argv.slice(2);
  const unknown = named.filter((part) => !(part in PARTS));
  if (unknown.length > 0) {
    const known = Object.keys(PARTS).join(', ');
    throw new Error(`There is no part ${unknown.join(', ')} to accept. There are: ${known}.`);
  }
  const chosen = named.length > 0 ? named : Object.keys(PARTS);
  for (const part of chosen) {
    for (const [program = '', ...programArguments] of PARTS[part]?.(rest) ?? []) {
      const { exitCode } = await run(program, programArguments, { env: { TOYSTORE_ALL: '1' } });
      if (exitCode !== 0) return exitCode;
    }
  }
  return 0;
});
