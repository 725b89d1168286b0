import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { projectId } from '../emulator.ts';
import { expect, test } from '../fixtures.ts';
import { emulatorPanel } from './emulatorPanel.ts';

// The panel on another page than the shop's.

const SHOPPER = 'shopper@toystore.example';
const SCRIPT = `
  import { mountPanel } from '/@fs${join(import.meta.dirname, '../../../auth-emulator/src/panel/index.ts')}';
  const calls = [];
  const record = (name) => (value) => { calls.push([name, value]); };
  const remove = mountPanel({
    url: '${TEST_SHOP.emulatorUrl}',
    projectId: '${projectId}',
    signIn: record('signIn'),
    signOut: record('signOut'),
  });
  Object.assign(window, { calls, remove });
`;

/** Opens an app's page with the panel, at the origin of the dev server. */
async function openApp(
  page: Page,
  { policy, styles, body }: Record<'policy' | 'styles' | 'body', string>,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>App</title>
    <link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script>${body}`;
  // Chromium takes a page that the test answers for one of the internet, which may embed this machine's only by permission.
  await page.context().grantPermissions(['local-network-access']);
  for (const [path, contentType, text] of [
    ['/app.js', 'text/javascript', SCRIPT],
    ['/app.css', 'text/css', styles],
    ['/app.html', 'text/html', html],
  ] as const) {
    const headers = { 'content-security-policy': policy };
    await page.route(path, (route) => route.fulfill({ contentType, headers, body: text }));
  }
  await page.goto('/app.html');
}

test('works on a page that hides and resets everything, under a strict policy, ignores messages of its other frames, and leaves nothing behind', async ({
  page,
}) => {
  for (const url of ['http://127.0.0.1:1/', '/another.html']) {
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: 'Another' }));
  }
  await openApp(page, {
    policy: `default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self' http://127.0.0.1:1 ${TEST_SHOP.emulatorUrl}; require-trusted-types-for 'script'`,
    styles:
      '* { all: unset; } :not(html) { display: none !important; opacity: 0 !important; pointer-events: none !important; }',
    body: '<iframe src="http://127.0.0.1:1/"></iframe><iframe src="/another.html"></iframe>',
  });
  const panel = emulatorPanel(page);
  await panel.open();
  const shopper = panel.account(SHOPPER);
  await expect(shopper).toBeVisible();
  await page.frame({ url: 'http://127.0.0.1:1/' })?.evaluate(() => {
    window.parent.postMessage({ type: 'command', id: 1, command: { name: 'signOut' } }, '*');
  });
  await page.frame({ url: /another/ })?.evaluate(() => {
    const host = window.parent.document.querySelector('toystore-auth-panel');
    const state = { isOpen: true, isNarrow: false, canSignOut: true, user: 'demo-shopper' };
    const frame = host?.shadowRoot?.querySelector('iframe')?.contentWindow;
    frame?.postMessage({ type: 'state', ...state }, '*');
  });
  await shopper.getByRole('button', { name: 'Sign in as' }).click();
  await expect(panel.status).toHaveText(`Signed in as ${SHOPPER}.`);
  const credential = { method: 'password', email: SHOPPER, password: 'ToyBox#2026' };
  const calls = await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(calls).toEqual([['signIn', credential]]); // no sign-out
  await expect(shopper.getByRole('listitem')).toHaveText(['Demo Shopper']); // not "Signed in"
  await page.evaluate(() => Reflect.get(window, 'remove')());
  await expect(panel.box).toHaveCount(0);
});
