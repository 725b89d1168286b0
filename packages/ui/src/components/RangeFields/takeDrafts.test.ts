import { expect, test } from 'vitest';
import { takeDrafts } from './takeDrafts.ts';

const read = (text: string) => (text === '' ? undefined : Number(text));
const take = (range: object, min: string, max: string) =>
  takeDrafts({ range, drafts: { min: { text: min }, max: { text: max } } }, read);

test('takes both texts, also if each exceeds the other bound until now', () => {
  expect(take({ min: 1, max: 2 }, '5', '9')).toEqual({ range: { min: 5, max: 9 }, drafts: {} });
});

test('reports a highest price below the lowest one if the range has no upper end', () => {
  expect(take({}, '30', '20')).toEqual({
    range: { min: 30 },
    drafts: { max: { text: '20', problem: 'reversed' } },
  });
});
