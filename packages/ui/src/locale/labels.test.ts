import { expect, test } from 'vitest';
import { formatList } from './formatList.ts';
import { isolateValues } from './isolateValues.ts';
import { mergeLabels, mergeUiLabels } from './labels.ts';
import { splitAround } from './splitAround.ts';

test('keeps labels that are left out or undefined', () => {
  const english = { save: 'Save', cancel: 'Cancel', close: 'Close' };
  const german = { save: 'Speichern', cancel: undefined };
  expect(mergeLabels(english, german, undefined, { close: 'Zu', save: undefined })).toEqual({
    save: 'Speichern',
    cancel: 'Cancel',
    close: 'Zu',
  });
  expect(english.save).toBe('Save');
});

test('isolates values of English labels that are written from right to left', () => {
  const english = {
    close: 'Close',
    removed: ({ name }: { name: string }) => `Removed ${name}.`,
    left: ({ count }: { count: number }) => `${count + 1} left`,
  };
  const labels = isolateValues(english);
  expect(labels.removed({ name: 'دب (كبير)' })).toBe('Removed \u2068دب (كبير)\u2069.');
  expect(labels.removed({ name: '3 bears' })).toBe('Removed 3 bears.');
  expect([labels.close, labels.left({ count: 2 })]).toEqual(['Close', '3 left']);
  expect(isolateValues(english)).toBe(labels);
});

test('a nested provider keeps the outer labels that it does not replace', () => {
  const outer = { Banner: { dismiss: 'Schließen' }, NavAccount: { signIn: 'Anmelden' } };
  const inner = {
    Banner: undefined,
    NavAccount: { signIn: undefined, signOut: 'Abmelden' },
    Toast: { dismiss: 'Weg damit' },
  };
  expect(mergeUiLabels(outer, inner)).toEqual({
    Banner: { dismiss: 'Schließen' },
    NavAccount: { signIn: 'Anmelden', signOut: 'Abmelden' },
    Toast: { dismiss: 'Weg damit' },
  });
  expect(mergeUiLabels(outer, undefined)).toEqual(outer);
});

test.each([
  ['48 toys found', '48', ['', '48', ' toys found']],
  ['Seit dem 3. Mai verbunden', '3. Mai', ['Seit dem ', '3. Mai', ' verbunden']],
  ['1 of 1', '1', ['', '1', ' of 1']],
  ['No toys found', '0', ['', 'No toys found', '']],
  ['Type the code', '', ['', '', 'Type the code']],
])('cuts %j around %j', (text, part, cut) => {
  expect(splitAround(text, part)).toEqual(cut);
});

test('finds a value between the isolating characters that MessageFormat 2 writes', () => {
  expect(
    splitAround('\u2068ann@toy.example\u2069 \u05e9\u05dc\u05d5\u05dd', 'ann@toy.example'),
  ).toEqual(['\u2068', 'ann@toy.example', '\u2069 \u05e9\u05dc\u05d5\u05dd']);
});

test.each([
  ['en-US', 'bear, fox, owl', 'bear or fox'],
  ['de-DE', 'bear, fox und owl', 'bear oder fox'],
  ['ar-EG', 'bear وfox وowl', 'bear أو fox'],
])('writes lists in %s', (locale, all, either) => {
  expect(formatList(locale, ['bear', 'fox', 'owl'])).toBe(all);
  expect(formatList(locale, ['bear', 'fox'], 'disjunction')).toBe(either);
  expect(formatList(locale, ['bear'])).toBe('bear');
  expect(formatList(locale, [])).toBe('');
});
