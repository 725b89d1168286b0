import { EMULATOR_URL } from '../addresses.ts';
import { emulator, freshEmail } from './emulator.ts';
import { expect, test } from './fixtures.ts';

// The provider's password policy, which the emulator lacks: served and enforced all the same.

const API = `${EMULATOR_URL}/identitytoolkit.googleapis.com`;

test('it can be asked for', async ({ request }) => {
  const answer = await request.get(`${API}/v2/passwordPolicy?key=demo-key`);
  expect(await answer.json()).toMatchObject({
    customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
    enforcementState: 'ENFORCE',
  });
});

for (const [password, missing] of [
  ['toybox$2026', /upper/],
  ['TOYBOX$2026', /lower/],
  ['Toybox$Toys', /numeric/],
  ['Toybox2026', /non-alphanumeric/],
  ['Toy$26', /8 characters/],
] as const) {
  test(`it refuses ${password}, and no account is made`, async ({ request }) => {
    const email = freshEmail('policy');
    const answer = await request.post(`${API}/v1/accounts:signUp?key=demo-key`, {
      data: { email, password, returnSecureToken: true },
    });
    expect(answer.status()).toBe(400);
    const { error } = await answer.json();
    expect(error.message).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : /);
    expect(error.message).toMatch(missing);
    expect(await emulator.account(email)).toBeUndefined();
  });
}
