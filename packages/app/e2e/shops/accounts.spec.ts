import { TEST_SHOP } from '../../addresses.ts';
import { PASSWORD } from '../account/ownAccount.ts';
import { codeOf, freshTwoStepAccount } from '../account/twoStep.ts';
import { expect, freshEmail, test } from '../fixtures.ts';
import { shop, textOf } from './shop.ts';

// Accounts of another shop: its forms and e-mails use its language.

test('sends a registration e-mail in the language of the shop @long', async ({
  page,
  emulator,
}) => {
  const email = freshEmail('register');
  await page.goto('/register');
  const fields = { name: 'Robin', email, photoURL: `${TEST_SHOP.siteUrl}/og.jpg` };
  for (const [field, value] of Object.entries({ ...fields, password: PASSWORD })) {
    await page.getByLabel(textOf(`kit.RegisterForm.${field}`), { exact: true }).fill(value);
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: textOf('kit.RegisterForm.submit'), exact: true })
    .click();
  await expect(
    page.getByRole('alertdialog', { name: textOf('register.verifyEmail') }),
  ).toBeVisible();
  const [mail] = await emulator.mail(email);
  expect(mail?.language).toBe(shop.language);
  expect(mail?.subject).toContain(shop.name);
  expect(new URL(mail?.link ?? '').searchParams.get('lang')).toBe(shop.language);
});

test('signs in with a password and a code @long', async ({ page }) => {
  const email = await freshTwoStepAccount(page, 'two-step');
  await page.goto('/login');
  await page.getByLabel(textOf('kit.LoginForm.email'), { exact: true }).fill(email);
  await page.getByLabel(textOf('kit.LoginForm.password'), { exact: true }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: textOf('kit.LoginForm.submit'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('kit.CodeForm.heading'));
  const code = page.getByRole('textbox', { name: textOf('kit.CodeForm.code'), exact: true });
  await code.fill(await codeOf(email));
  await code.press('Enter');
  await expect(page.getByText(textOf('login.done'), { exact: true })).toBeVisible();
});
