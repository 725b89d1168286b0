import type { Page } from '@playwright/test';
import { fillRegister, submitRegister } from './accountForms.ts';
import { emulator, freshEmail } from './emulator.ts';
import { expect, signIn, test } from './fixtures.ts';

// The verification e-mail: its banner, its link, and everything that can be wrong with a link.

const PASSWORD = 'Toybox$2026';
const banner = (page: Page) => page.getByRole('region', { name: 'Account notice' });

/** Creates an account whose shopper has not followed the link yet. */
async function unverifiedShopper(name: string): Promise<string> {
  const email = freshEmail(name);
  await emulator.createAccount({ email, password: PASSWORD, displayName: 'Nele New' });
  return email;
}

async function sendLink(page: Page, email: string): Promise<string> {
  await expect(banner(page)).toContainText(`Not verified yet: ${email}.`);
  await banner(page).getByRole('button', { name: 'Send email' }).click();
  await expect(banner(page).getByText(/E-mail sent/)).toBeVisible();
  await expect(banner(page)).toContainText(/We sent a link to \S+ \(\d+:\d\d\s[AP]M\)/);
  const code = (await emulator.oobCodes(email)).at(-1);
  if (code === undefined) throw new Error(`No e-mail was sent to ${email}.`);
  expect(code.requestType).toBe('VERIFY_EMAIL');
  return code.oobLink;
}

test('resends the e-mail from the banner, shows a message, and waits a minute before the next one; notices a link that was followed on another device when the shopper returns @core', async ({
  page,
  browser,
}) => {
  const email = await unverifiedShopper('resend');
  await signIn(page, email, PASSWORD);
  await page.goto('/home');
  await expect(banner(page)).toBeVisible();
  await page.clock.install();
  await sendLink(page, email);

  const button = banner(page).getByRole('button', { name: 'Resend e-mail' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.setSystemTime(Date.now() + 3_600_000); // the user corrects the device's clock
  await page.clock.runFor(2_000);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  expect(await emulator.oobCodes(email)).toHaveLength(1);
  await page.clock.runFor(48_000);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(11_000);
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  await expect.poll(async () => (await emulator.oobCodes(email)).length).toBe(2);

  const phone = await browser.newPage();
  await phone.goto((await emulator.oobCodes(email)).at(-1)?.oobLink ?? '');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await phone.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(banner(page)).toBeHidden();
});

test('sends the link after registering, verifies the email by it, and updates the waiting tab without a reload @cross-browser @core', async ({
  page,
  context,
}) => {
  const email = freshEmail('whole-way');
  await page.goto('/register');
  await fillRegister(page, email);
  await submitRegister(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(banner(page)).toContainText(email);
  const [code] = await emulator.oobCodes(email);
  const link = code?.oobLink ?? '';

  const mail = await context.newPage();
  await mail.goto(link);
  await expect(mail).toHaveURL('/auth/action'); // the code was removed from the address bar
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await expect(mail).toHaveTitle('Verify Email | ToyStore');
  await expect(banner(mail)).toBeHidden();
  await expect(banner(page)).toBeHidden({ timeout: 2_000 }); // the next scheduled check is in ten seconds
  expect(await emulator.account(email)).toMatchObject({ emailVerified: true });

  await mail.getByRole('link', { name: 'Continue to the shop' }).click();
  await expect(mail).toHaveURL('/home');

  // The code is used; the history entry keeps the result, not the code.
  await mail.goBack();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await mail.reload();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  expect(await mail.evaluate(() => JSON.stringify(window.history.state))).not.toContain('oobCode');
});
