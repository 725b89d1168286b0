import { DEMO_PASSWORD } from '../../addresses.ts';
import { waitForHydration } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';
import { expect, test } from './faultTest.ts';

test.describe('The network', () => {
  test.describe(() => {
    test.use({
      expectedErrors: /Failed to load resource|dynamically imported module|couldn't be loaded/,
    });

    test('fails in the middle', async ({ page, context }) => {
      await page.goto('/alltoy');
      await waitForHydration(page);
      await context.setOffline(true);
      await page.getByPlaceholder('Search App...').fill('bear');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "You're offline, and this page is not kept here yet.",
      );
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
    });
  });

  test('is so slow that the code arrives late', {
    tag: '@cross-browser',
  }, async ({ page }) => {
    const resume = await pauseRequests(page, '**/assets/*.js');
    const email = page.getByLabel('Email', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Login', exact: true }).first().click();
    await expect(page).toHaveURL('/login');
    await email.fill('shopper@toystore.example');
    await page.getByRole('button', { name: 'Show password' }).click();
    resume();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(email).toHaveValue('shopper@toystore.example');

    const resumeMain = await pauseRequests(page, '**/assets/main-*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await email.fill('shopper@toystore.example');
    await password.fill(DEMO_PASSWORD);
    await password.press('Enter');
    await expect(page).toHaveURL('/login');
    resumeMain();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('The browser', () => {
  test('refuses to replace the address, and aborts view transitions', async ({ page, context }) => {
    await page.addInitScript(refuseAddresses);
    const older = await context.newPage();
    await older.addInitScript(() => {
      // knows neither view transitions nor idle time
      for (const name of ['startViewTransition', 'requestIdleCallback', 'cancelIdleCallback']) {
        for (const owner of [window, Document.prototype]) Reflect.deleteProperty(owner, name);
      }
    });
    for (const tab of [page, older]) {
      await tab.goto('/home');
      await waitForHydration(tab);
      await tab.getByRole('link', { name: 'All Toy', exact: true }).click();
      await expect(tab.getByText('48 Toy Found')).toBeVisible();
      await tab.getByRole('article').first().getByRole('link').click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    }
  });
});

/** Runs in the page. */
function refuseAddresses() {
  History.prototype.replaceState = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Document.prototype.startViewTransition = (update) => {
    const isDone = (async () => {
      if (typeof update === 'function') await update();
    })();
    const reason = new DOMException(
      'Transition was aborted because of timeout in DOM update',
      'TimeoutError',
    );
    return {
      ready: isDone.then(() => Promise.reject(reason)),
      finished: isDone,
      updateCallbackDone: isDone,
      skipTransition: () => {},
      types: new Set<string>() as unknown as ViewTransitionTypeSet, // the shop uses none
    };
  };
}
