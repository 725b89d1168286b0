import { expect, test } from 'vitest';
import { start } from './processes.mjs';
import { untilEnd, waitUntil } from './waiting.mjs';

/** Runs a line of JavaScript as a program of its own. */
function run(code: string, onOutput: (text: string) => void = () => undefined) {
  return start('The trial', process.execPath, ['-e', code], {
    onOutput,
    lastWords: () => 'Sorry.',
  });
}

test('a program tells its output and its exit code', async () => {
  let output = '';
  const program = run('console.log("hello"); process.exit(3)', (text) => {
    output += text;
  });
  expect(await program.ended).toBe(3);
  expect(output).toBe('hello\n');
  await expect(untilEnd(program)).rejects.toThrow('The trial ended (exit code 3).\nSorry.');
});

test('a command that does not exist ends like one that failed', async () => {
  const program = start('Nothing', 'no-such-command-here', [], { onOutput: () => undefined });
  expect(await program.ended).toBe(127);
});

test('stopping a program takes along what it started', async () => {
  let output = '';
  const program = run(
    `const { spawn } = require('node:child_process');
     const idle = ['-e', 'console.log("started"); setInterval(() => {}, 1000)'];
     spawn(process.execPath, idle, { stdio: 'inherit' });
     setInterval(() => {}, 1000);`,
    (text) => {
      output += text;
    },
  );
  await waitUntil(program, async () => output === 'started\n', 10_000);
  await program.stop(); // its output ends only when the last of them has
  expect(await program.ended).not.toBe(0);
});

test('waiting ends when the program ends, or the time is over', async () => {
  const never = async () => false;
  await expect(waitUntil(run('process.exit(1)'), never, 10_000)).rejects.toThrow(
    'ended (exit code 1)',
  );
  const idle = run('setInterval(() => {}, 1000)');
  await expect(waitUntil(idle, never, 100)).rejects.toThrow('did not get ready in 0.1 s.\nSorry.');
  await idle.stop();
});
