import type { Page } from '@playwright/test';
import { expect, freshEmail, signIn, signInByForm, test, waitForHydration } from './fixtures.ts';

// Specification, section 7: the calls the shop makes.

const PHOTO = 'http://localhost:4173/pictures/tango-the-t-rex-320.webp';

/** Gathers the identity calls of a page as `METHOD /path`, with what was sent. */
function identityCalls(page: Page) {
  const calls: { call: string; sent: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = /\/v1\/accounts:.+$/.exec(pathname)?.[0];
    if (call !== undefined && request.method() === 'POST') {
      calls.push({ call: `POST ${call}`, sent: request.postDataJSON() });
    }
  });
  return calls;
}

test('the catalogue is asked for once, for every screen', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/toy.json')) requests.push(request.method());
  });
  await page.goto('/home');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await expect(page.getByText('48 Toy Found')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Most Top Product' })).toBeVisible();
  expect(requests).toEqual(['GET']);
});

test('registering signs up, then sets displayName and photoUrl, then asks for the verification e-mail', async ({
  page,
}) => {
  const calls = identityCalls(page);
  const email = freshEmail('calls');
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Robin Hale');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Photo URL').fill(PHOTO);
  await page.getByLabel('Password', { exact: true }).fill('Toybox$2026');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const asked = calls.filter(({ call }) => !call.endsWith(':lookup'));
  expect(asked.map(({ call }) => call)).toEqual([
    'POST /v1/accounts:signUp',
    'POST /v1/accounts:update',
    'POST /v1/accounts:sendOobCode',
  ]);
  expect(asked.map(({ sent }) => sent)).toMatchObject([
    { email },
    { displayName: 'Robin Hale', photoUrl: PHOTO },
    { requestType: 'VERIFY_EMAIL' },
  ]);
});

test('signing in and resetting a password call what they should', async ({ page, emulator }) => {
  const email = freshEmail('calls');
  await emulator.createAccount({ email, password: 'ToyBox#2026' });
  const calls = identityCalls(page);
  await signInByForm(page, email);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({ call: 'POST /v1/accounts:signInWithPassword' }),
  );
  expect(calls).toContainEqual({
    call: 'POST /v1/accounts:sendOobCode',
    sent: expect.objectContaining({ requestType: 'PASSWORD_RESET', email }),
  });
});

test('signing out is local: it calls nobody', async ({ page }) => {
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const calls = identityCalls(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(calls).toEqual([]);
});
