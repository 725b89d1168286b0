import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { EMULATOR_OPTIONS } from '../../src/auth/emulatorSettings.ts';
import { submitLogin } from '../accountForms.ts';
import { accountId, emulator } from '../emulator.ts';
import { expect } from '../fixtures.ts';
import { freshAccount, PASSWORD } from './ownAccount.ts';

const { apiKey } = EMULATOR_OPTIONS;

async function call(page: Page, operation: string, data: object) {
  const url = `${TEST_SHOP.emulatorUrl}/identitytoolkit.googleapis.com/${operation}?key=${apiKey}`;
  const response = await page.request.post(url, { data });
  if (!response.ok()) throw new Error(`${operation} failed: ${await response.text()}`);
  return response.json();
}

/** Turns two-step verification on with an ID token of the account, as the shop does. */
async function enroll(page: Page, localId: string, idToken: string): Promise<void> {
  const { totpSessionInfo } = await call(page, 'v2/accounts/mfaEnrollment:start', {
    idToken,
    totpEnrollmentInfo: {},
  });
  await call(page, 'v2/accounts/mfaEnrollment:finalize', {
    idToken,
    displayName: 'Phone',
    totpVerificationInfo: {
      sessionInfo: totpSessionInfo.sessionInfo,
      verificationCode: await emulator.totpCode({ localId }),
    },
  });
}

/** Turns it on for an account with a password. */
export async function enrollByPassword(page: Page, email: string): Promise<void> {
  const login = { email, password: PASSWORD, returnSecureToken: true };
  const { localId, idToken } = await call(page, 'v1/accounts:signInWithPassword', login);
  await enroll(page, localId, idToken);
}

/** Creates an account with two-step verification for one test. */
export async function freshTwoStepAccount(page: Page, name: string): Promise<string> {
  const email = await freshAccount(name);
  await enrollByPassword(page, email);
  return email;
}

/**
 * Returns an unused code of the account's authenticator app. Turning it on uses one code, and one more is safe to
 * request: a third within half a minute belongs to the previous period and is invalid as soon as the next period starts.
 */
export async function codeOf(email: string): Promise<string> {
  const code = await emulator.totpCode({ localId: await accountId(email) });
  if (code === undefined) throw new Error(`${email} has no authenticator app.`);
  return code;
}

/** Submits the login form. */
export const sendLoginForm = (page: Page, email: string) => submitLogin(page, email, PASSWORD);

export const codeHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Enter the 6-digit code' });

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

/** Logs in until the page asks for the code. */
export async function openCodeForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await sendLoginForm(page, email);
  await expect(codeHeading(page)).toBeFocused();
}

export const seeLoggedIn = (page: Page) =>
  expect(page.getByText('Login successful!', { exact: true })).toBeVisible();
