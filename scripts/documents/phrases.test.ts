import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { CHECKED, PHRASES, UNCHECKED } from './phrases.ts';

const { stdout } = spawnSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    ...CHECKED,
    ...UNCHECKED.map((file) => `:(exclude,glob)${file}`),
  ],
  { cwd: ROOT, encoding: 'utf8' },
);
const files = stdout.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));

test('finds no such phrase in documents and code', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const phrase = PHRASES.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
      return phrase === undefined ? [] : [`${file}:${index + 1}: "${phrase}"`];
    });
  });
  expect(found).toEqual([]);
});
