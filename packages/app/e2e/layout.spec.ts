import { expect, signIn, test } from './fixtures.ts';
import { identityCalls } from './identityCalls.ts';

// Specification, section 2 (Shared layout) and section 1 (footer). Each state of the bar and the footer has a story.

test("shows a visitor's bar and footer, and skips the bar by keyboard @cross-browser @core", async ({
  page,
}) => {
  await page.goto('/alltoy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('banner');
  const link = (name: string) => bar.getByRole('link', { name });

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Search App' })).toBeFocused();
  });

  await test.step('the bar has Home, Login, Register and Sign In', async () => {
    await expect(link('Login')).toHaveAttribute('href', '/login');
    await expect(link('Register')).toHaveAttribute('href', '/register');
    await expect(link('Home')).toHaveAttribute('href', '/home');
    await expect(link('ToyStore')).toHaveAttribute('href', '/home');
    await expect(link('My Profile')).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  });

  await test.step('the footer has its columns, social links, payments and the age note', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'About Us',
      'Support',
      'Attractions',
      'More from us',
    ]);
    await expect(footer.getByText('18 years or older')).toBeVisible();
    const payments = footer.getByRole('list', { name: 'Accepted payments' }).getByRole('img');
    await expect(payments).toHaveCount(6);
    await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
  });

  await test.step('the current page is marked', async () => {
    await link('Register').click();
    await expect(page).toHaveURL('/register');
    await expect(link('Register')).toHaveAttribute('aria-current', 'page');
    await link('Home').click();
    await expect(link('Home')).toHaveAttribute('aria-current', 'page');
    await expect(link('Register')).not.toHaveAttribute('aria-current', 'page');
    await link('Sign In').click();
    await expect(page).toHaveURL('/login');
  });
});

test('shows a signed-in shopper Home, My Profile, an initial and Sign Out, which signs out @cross-browser @core', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/home');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/myprofile');
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await expect(bar.getByText('D', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account notice' })).toHaveCount(0);
  const calls = identityCalls(page);
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(calls, 'signing out is local').toEqual([]);
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
