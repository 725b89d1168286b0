import { expect, test } from 'vitest';
import { helpByCode } from './authErrorHelp.ts';
import { englishHelpTexts } from './englishHelpTexts.ts';

/** Generates the guide's table. `npm run accept -- tables` updates the file. */
function table(): string {
  const rows = [...helpByCode]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([code, help]) => `| \`${code}\` | ${englishHelpTexts[help]} |`);
  return [
    '# Codes and what the shopper sees',
    '',
    "Above each sentence stands the provider's own message, word for word. A code that is not here shows that message",
    'alone. Made from `authErrorHelp.ts` and `englishHelpTexts.ts` of `packages/accounts/src`; `npm run accept -- tables` updates it.',
    '',
    '| code | sentence |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

test('docs/auth-codes.md lists every code with its sentence', async () => {
  await expect(table()).toMatchFileSnapshot('../../../../docs/auth-codes.md');
});
