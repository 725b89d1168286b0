import { expect, test } from 'vitest';
import { licenceNotice } from './licences.ts';

const bear = { name: 'bear', version: '1.0.0', identifier: 'MIT', text: 'Take it.\r\n' };

test('lists every package with its version and licence, and a shared text once', () => {
  const notice = licenceNotice('Ours.', 'Pictures.', [
    bear,
    { ...bear, name: 'duck' },
    { name: 'kite', version: '2.0.0', identifier: 'ISC' },
  ]);
  expect(notice).toContain('bear 1.0.0 (MIT)\nduck 1.0.0 (MIT)\n\nTake it.');
  expect(notice.split('Take it.')).toHaveLength(2);
  expect(notice).toContain('kite 2.0.0 (ISC)\n\nThe package has no licence text');
  expect(notice).toContain('Ours.');
  expect(notice).toContain('Pictures.');
  expect(notice).toContain('Visa');
});

test.each([
  ['GPL-3.0', 'bear (GPL-3.0)'],
  [null, 'bear (no licence)'],
])('rejects a package under %s', (identifier, words) => {
  expect(() => licenceNotice('', '', [{ ...bear, identifier }])).toThrow(words);
});
