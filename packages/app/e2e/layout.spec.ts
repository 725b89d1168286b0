import { expect, signIn, test } from './fixtures.ts';

// Specification, section 2 (Shared layout) and section 1 (footer).

test('a visitor sees Home, Login, Register and Sign In @cross-browser', async ({ page }) => {
  await page.goto('/alltoy');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  await expect(bar.getByRole('link', { name: 'ToyStore' })).toHaveAttribute('href', '/home');
  await expect(bar.getByRole('link', { name: 'My Profile' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

test('a signed-in shopper sees Home, My Profile, an initial and Sign Out, which signs out @cross-browser', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/home');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/myprofile');
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await expect(bar.getByText('D', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a shopper without a name gets the initial U', async ({ page }) => {
  await signIn(page, 'noname@toystore.example');
  await page.goto('/home');
  await expect(page.getByRole('banner').getByText('U', { exact: true })).toBeVisible();
});

test('a shopper with a photo sees it in the bar', async ({ page }) => {
  await signIn(page, 'photo@toystore.example');
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('img', { name: /photo/i })).toBeVisible();
});

test('the current page is marked', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Register' }).click();
  await expect(bar.getByRole('link', { name: 'Register' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
});

test('the footer has its columns, social links, payments and the age note', async ({ page }) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  for (const column of ['About Us', 'Support', 'Attractions', 'More from us']) {
    await expect(footer.getByRole('heading', { name: column })).toBeVisible();
  }
  await expect(footer.getByText('18 years or older')).toBeVisible();
  const payments = footer.getByRole('list', { name: 'Accepted payments' });
  await payments.scrollIntoViewIfNeeded(); // its images are lazy
  for (const mark of [
    'Apple Pay',
    'Google Pay',
    'Visa',
    'Mastercard',
    'American Express',
    'PayPal',
  ]) {
    await expect(payments.getByRole('img', { name: mark })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
});

test('a placeholder link goes nowhere', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Our Story' }).click();
  await expect(page).toHaveURL('/home');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/alltoy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Search App' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens by keyboard, leads on and gives focus back @cross-browser', async ({
    page,
  }) => {
    await page.goto('/home');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Register' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await drawer.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(drawer).toBeHidden();
  });

  test('an open menu closes when the window grows wide, and the page can be used', async ({
    page,
  }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(drawer).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('a shopper signs out from the menu', async ({ page }) => {
    await signIn(page, 'shopper@toystore.example');
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Sign Out' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});
