import { expect, test } from 'vitest';
import { mergeLabels, mergeUiLabels } from './labels.ts';

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
