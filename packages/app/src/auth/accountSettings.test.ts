import { locale, name } from '@shop';
import * as texts from '@shop/texts/auth';
import { expect, test } from 'vitest';
import { accountSettings } from './accountSettings.ts';

test('the provider is told the name, the language and the words of the shop', () => {
  expect(accountSettings).toMatchObject({
    issuer: name,
    language: new Intl.Locale(locale).language,
    factorName: texts.authenticatorApp,
  });
});
