/*
 * Builds the packages and the app for the tests: the part `build` of `npm test`. Stories are not an input, although the kit's
 * `components.json` is made from them: `.storybook/components.test.ts` checks that manifest from the sources.
 */

import { TEST_SHOP } from '../../packages/app/addresses.ts';
import { runCommand } from '../command/command.ts';
import { run } from '../command/programs.ts';
import { emulatorBuild } from './builds.ts';

await runCommand(async () => {
  const { exitCode } = await run('npm', ['run', '--silent', 'build'], {
    env: emulatorBuild(TEST_SHOP),
  });
  return exitCode;
});
