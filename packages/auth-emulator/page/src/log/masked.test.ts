import { expect, test } from 'vitest';
import { bodyText, hasSecrets } from './masked.ts';

const BODY = {
  email: 'ann@b.example',
  password: 'Secret#2026',
  mfa: { refreshToken: 'r', totpVerificationInfo: { verificationCode: '123456' } },
  postBody: 'id_token=i',
  oobLink: 'http://localhost/?oobCode=c',
};

test('masks passwords, tokens and codes, also inside', () => {
  const text = bodyText(BODY, false);
  expect(text).toContain('ann@b.example');
  for (const secret of ['Secret#2026', '"r"', '123456', 'id_token', 'oobCode=c']) {
    expect(text).not.toContain(secret);
    expect(bodyText(BODY, true)).toContain(secret);
  }
  expect(hasSecrets(BODY)).toBe(true);
});

test('shows an error with its code', () => {
  const error = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } };
  expect(bodyText(error, false)).toBe(bodyText(error, true));
  expect(hasSecrets(undefined)).toBe(false);
});
