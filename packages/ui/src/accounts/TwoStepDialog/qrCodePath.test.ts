import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCodePath } from './qrCodePath.ts';

const url =
  'otpauth://totp/ToyStore:shopper%40toystore.example?secret=JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA&issuer=ToyStore&algorithm=SHA1&digits=6';

/** The modules that a path fills, each as often as it does. */
function filled(path: string, size: number): number[][] {
  const modules = Array.from({ length: size }, () => Array<number>(size).fill(0));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const row = modules[Number(y)] ?? [];
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) row[at] = (row[at] ?? 0) + 1;
  }
  return modules;
}

test('the path fills the black modules of the code, each once, and nothing else', () => {
  const { size, path } = qrCodePath(url);
  const expected = encode(url, { ecc: 'M', border: 4 });
  expect(size).toBe(expected.size);
  expect(filled(path, size)).toEqual(
    expected.data.map((row) => row.map((black) => (black ? 1 : 0))),
  );
  expect(path.replace(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('');
});

test('four modules around it stay white', () => {
  const { size, path } = qrCodePath(url);
  const inner = (at: number) => at >= 4 && at < size - 4;
  const outside = filled(path, size).flatMap((row, y) =>
    row.filter((_, x) => !inner(x) || !inner(y)),
  );
  expect(outside.length).toBe(size ** 2 - (size - 8) ** 2);
  expect(outside.every((module) => module === 0)).toBe(true);
});
