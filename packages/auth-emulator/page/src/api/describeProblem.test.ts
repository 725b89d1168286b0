import { expect, test } from 'vitest';
import { EmulatorError } from '../../../src/call.ts';
import { describeProblem } from './describeProblem.ts';

const refused = (reason: string) =>
  new EmulatorError(`The emulator refused POST toystore/any: ${reason}`, { status: 400 });

test.each([
  [refused('EMAIL_EXISTS'), /^Another account has this e-mail\. /],
  [refused('NOT_FOUND : No snapshot is named first: there is second.'), /^Refused: No snapshot/],
  [new EmulatorError('The emulator does not answer.', {}), /^The emulator does not answer\. Noth/],
  [new Error('Nothing was saved.'), /^Nothing was saved\.$/],
])('describes %s in one sentence', (error, sentence) => {
  expect(describeProblem(error)).toMatch(sentence);
});
