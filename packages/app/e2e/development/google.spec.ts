import { expect, openGooglePopup, pickGoogleAccount, test } from '../fixtures.ts';

// Google without a network, as in `npm start`: no host beyond this machine answers here.

test('opens the account picker by Continue with Google, and signs in', { tag: '@long' }, async ({
  page,
  refusedRequests,
}) => {
  await page.goto('/login');
  const popup = await openGooglePopup(page, () =>
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  );
  await pickGoogleAccount(popup, 'google@toystore.example');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Google Shopper' })).toBeVisible();
  expect(refusedRequests).toEqual([]);
});
