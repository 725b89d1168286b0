import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every form reads its e-mail address by `readEmail`', () => {
  const folder = new URL('../../', import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  const readers = files.filter((file) =>
    /(?<!readEmail\()getFieldText\([\w.]+, 'email'\)/.test(
      readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'),
    ),
  );
  expect(readers).toEqual([]);
});
