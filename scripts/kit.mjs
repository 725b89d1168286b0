import { start } from './processes.mjs';

/**
 * Builds the kit into packages/ui/dist.
 * @param {(text: string) => void} [print] takes what the build prints; otherwise that goes to the terminal if it fails
 * @throws {Error} when it does not build
 */
export async function buildKit(print) {
  let output = '';
  const build = start('The build', 'npm', ['run', '--silent', 'build', '-w', '@toystore/ui'], {
    onOutput: (text) => {
      output += text;
    },
  });
  if ((await build.ended) === 0) return;
  (print ?? console.error)(output);
  throw new Error('The kit does not build; see above.');
}
