import { TEST_SHOP } from '../../addresses.ts';
import { projectId } from '../emulator.ts';
import { expect, test } from '../fixtures.ts';
import { callsOf, openApp } from './appPage.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The panel on other pages than the shop's.

const EMULATOR = TEST_SHOP.emulatorUrl;
const SIGN_IN = [
  'signIn',
  { method: 'password', email: 'shopper@toystore.example', password: 'ToyBox#2026' },
];

test('works on a page that hides and resets everything, under a strict policy, and leaves nothing behind', async ({
  page,
}) => {
  await openApp(page, {
    policy: `default-src 'none'; script-src 'self'; style-src 'self'; frame-src ${EMULATOR}; require-trusted-types-for 'script'`,
    styles: `
      * { all: unset; }
      :not(html) { display: none !important; opacity: 0 !important; pointer-events: none !important; }
    `,
  });
  const panel = emulatorPanel(page);
  await panel.open();
  const shopper = panel.account('shopper@toystore.example');
  await shopper.getByRole('button', { name: 'Sign in as' }).click();
  await expect(panel.status).toHaveText('Signed in as shopper@toystore.example.');
  expect(await callsOf(page)).toEqual([SIGN_IN]);
  await page.evaluate(() => window.removePanel());
  await expect(panel.box).toHaveCount(0);
});

test('ignores messages of another frame of the page, on both sides', async ({ page }) => {
  for (const url of ['http://127.0.0.1:1/', '/another.html']) {
    await page.route(url, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Another page' }),
    );
  }
  await openApp(page, {
    body: '<iframe src="http://127.0.0.1:1/"></iframe><iframe src="/another.html"></iframe>',
  });
  const panel = emulatorPanel(page);
  await panel.open();
  const shopper = panel.account('shopper@toystore.example');
  await expect(shopper).toBeVisible();

  const foreign = page.frame({ url: 'http://127.0.0.1:1/' });
  await foreign?.evaluate(() => {
    window.parent.postMessage({ type: 'command', id: 1, command: { name: 'signOut' } }, '*');
  });
  await page.frame({ url: /another/ })?.evaluate(() => {
    const host = window.parent.document.querySelector('toystore-auth-panel');
    host?.shadowRoot
      ?.querySelector('iframe')
      ?.contentWindow?.postMessage(
        { type: 'state', isOpen: true, isNarrow: false, canSignOut: true, user: 'demo-shopper' },
        '*',
      );
  });

  await shopper.getByRole('button', { name: 'Sign in as' }).click();
  await expect(panel.status).toHaveText('Signed in as shopper@toystore.example.');
  expect(await callsOf(page)).toEqual([SIGN_IN]); // no sign-out
  await expect(shopper.getByRole('listitem')).toHaveText(['Demo Shopper']); // not "Signed in"
});

test.describe('an origin that the emulator does not allow', () => {
  test.use({
    expectedErrors: /frame-ancestors/,
    expectedViolations: /frame-ancestors/,
    permissions: ['local-network-access'], // as in openApp
  });

  test('cannot embed the panel', async ({ page }) => {
    const body = `<iframe src="${EMULATOR}/toystore/panel?project=${projectId}"></iframe>`;
    await page.route('https://app.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto('https://app.example/');
    await expect(page.locator('iframe').contentFrame().getByRole('main')).toHaveCount(0);
  });
});
