import { locale, name } from '@shop';
import * as texts from '@shop/texts/auth';
import { expect, test } from 'vitest';
import { accountSettings } from './accountSettings.ts';

test('passes the name, the language and the texts of the shop to the provider', () => {
  expect(accountSettings).toMatchObject({
    issuer: name,
    language: locale,
    factorName: texts.authenticatorApp,
  });
});
