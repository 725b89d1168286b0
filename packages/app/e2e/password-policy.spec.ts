import { TEST_SHOP } from '../addresses.ts';
import { emulator, freshEmail } from './emulator.ts';
import { expect, test } from './fixtures.ts';

// The provider's password policy, which the project's emulator serves and enforces. Its rules are tested in
// packages/auth-emulator.

test('enforces the policy of the shop: creates no account that violates it @core', async ({
  request,
}) => {
  const api = `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com`;
  const policy = await request.get(`${api}/v2/passwordPolicy?key=demo-key`);
  expect(await policy.json()).toMatchObject({
    customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
    enforcementState: 'ENFORCE',
  });

  const email = freshEmail('policy');
  const answer = await request.post(`${api}/v1/accounts:signUp?key=demo-key`, {
    data: { email, password: 'toybox$2026', returnSecureToken: true },
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).error.message).toMatch(
    /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*upper case/,
  );
  expect(await emulator.account(email)).toBeUndefined();
});
