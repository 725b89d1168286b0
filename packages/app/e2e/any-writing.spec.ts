import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../addresses.ts';
import { expect, freshEmail, signIn, test } from './fixtures.ts';

// Forms accept any script: they keep the text as typed and show it as text, and no page scrolls sideways.

const HTML = '<img src=x onerror="document.title=1"><b>&lt;script&gt;alert(1)</b>';
const ADVERSARIAL_STRINGS = [
  ['HTML', HTML],
  ['right to left, with marks that turn the line', '\u202eدبدوب\u2066 דובי \u2069🧸‮abc'],
  ['emoji that are joined', '👨‍👩‍👧‍👦🏳️‍🌈👍🏽🇩🇪'.repeat(12)],
  ['what has no width', '\u200b\u200d\u2060\ufeffZoe\u00ad\u200b'],
  ['10,000 characters without a space', 'ẞ'.repeat(10_000)],
  ['characters under a tower of accents', `Z${'\u0301'.repeat(300)}oe`],
] as const;

test.use({ viewport: { width: 360, height: 740 } });

async function seeNoHarm(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/ToyStore$/);
}

/** Enters the text at once, as a paste does. */
async function paste(field: Locator, text: string) {
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

test('keeps it in login, register and search, and as the account’s name after a reload', async ({
  page,
  emulator,
}) => {
  for (const [path, button, fields] of [
    ['/login', 'Login', ['Email', 'Password']],
    ['/register', 'Register', ['Name', 'Email', 'Photo URL', 'Password']],
  ] as const) {
    await page.goto(path);
    for (const [what, text] of ADVERSARIAL_STRINGS) {
      await test.step(`${button}: ${what}`, async () => {
        const values = fields.map((label) => page.getByLabel(label, { exact: true }));
        for (const field of values) await paste(field, text.trim());
        await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
        const email = page.getByLabel('Email', { exact: true });
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        for (const field of values) await expect(field).toHaveValue(text.trim());
        await seeNoHarm(page);
      });
    }
  }

  await page.goto('/alltoy');
  for (const [what, text] of ADVERSARIAL_STRINGS) {
    await test.step(`search: ${what}`, async () => {
      await paste(page.getByPlaceholder('Search App...'), text);
      await expect(page.getByText('No toys match')).toBeVisible();
      await seeNoHarm(page);
    });
  }

  const email = freshEmail('any-writing');
  await emulator.createAccount({ email, password: DEMO_PASSWORD, emailVerified: true });
  await signIn(page, email);
  await page.goto('/myprofile');
  const shown = page.getByRole('region', { name: 'Account' }).getByRole('heading', { level: 2 });
  for (const [what, text] of ADVERSARIAL_STRINGS.filter(([, { length }]) => length < 1000)) {
    await test.step(`the account’s name: ${what}`, async () => {
      await paste(page.getByLabel('Update name'), text);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect.poll(async () => (await emulator.account(email))?.displayName).toBe(text.trim());
      await page.reload();
      await expect.poll(() => shown.evaluate(({ textContent }) => textContent)).toBe(text.trim());
      await seeNoHarm(page);
    });
  }
  await page.goto('/login');
  await expect(page.getByText(/signed in as/)).toBeVisible();
  await seeNoHarm(page);
});
