import {
  addGoogleAccount,
  expect,
  freshEmail,
  openGooglePopup,
  pickGoogleAccount,
  test,
} from './fixtures.ts';

// Specification, sections 4 and 8: Google sign-in, through the provider's real popup.

for (const path of ['/login', '/register']) {
  test(`a known Google account signs in from ${path} and goes home`, async ({ page }) => {
    await page.goto(path);
    const popup = await openGooglePopup(page, () =>
      page.getByRole('button', { name: 'Continue with Google' }).click(),
    );
    await pickGoogleAccount(popup, 'google@toystore.example');
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect(page.getByRole('main').getByText('Google Shopper')).toBeVisible();
  });
}

test('a new Google account registers itself', async ({ page, emulator }) => {
  const email = freshEmail('google');
  await page.goto('/login');
  const popup = await openGooglePopup(page, () =>
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  );
  await addGoogleAccount(popup, { email, displayName: 'New Kid' });
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('banner').getByText('N', { exact: true })).toBeVisible();
  expect(await emulator.account(email)).toMatchObject({ displayName: 'New Kid' });
});

test('a closed popup is told and can be tried again', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  const closed = await openGooglePopup(page, () => button.click());
  await closed.close();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('auth/popup-closed-by-user', { timeout: 20_000 });
  await expect(alert).toContainText('closed before it was done');
  const popup = await openGooglePopup(page, () => button.click());
  await pickGoogleAccount(popup, 'google@toystore.example');
  await expect(page).toHaveURL('/home');
});

test('a blocked popup is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('auth/popup-blocked');
  await expect(alert).toContainText('allow pop-ups');
});
