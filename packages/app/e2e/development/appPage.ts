import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';
import { projectId } from '../emulator.ts';

const SOURCE = join(import.meta.dirname, '../../../auth-emulator/src/panel/index.ts');

declare global {
  interface Window {
    /** The app's functions that the panel has called, with their arguments. */
    calls: unknown[];
    removePanel: () => void;
  }
}

const SCRIPT = `
  import { mountPanel } from '/@fs${SOURCE}';
  window.calls = [];
  const record = (name) => (value) => { window.calls.push([name, value]); };
  window.removePanel = mountPanel({
    url: '${TEST_SHOP.emulatorUrl}',
    projectId: '${projectId}',
    signIn: record('signIn'),
    signOut: record('signOut'),
  });
`;

interface AppOptions {
  /** The page's content policy. */
  policy?: string;
  styles?: string;
  body?: string;
  /** The fragment with which `referer` opens the page. */
  hash?: string;
  referer?: string;
}

/**
 * Opens an app's page with the panel, at the origin of the dev server. It loads a tenth of the shop's files in development, so
 * use it for what the panel does by itself; `window.calls` has the app's functions that it called.
 */
export async function openApp(page: Page, options: AppOptions = {}): Promise<void> {
  const { policy = '', styles = '', body = '', hash = '', referer } = options;
  const files = [
    { path: '/app.js', contentType: 'text/javascript', body: SCRIPT },
    { path: '/app.css', contentType: 'text/css', body: styles },
    {
      path: '/app.html',
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>App</title>
        <link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script>${body}`,
    },
  ];
  // Chromium takes a page that the test answers for one of the internet, which may embed this machine's only by permission.
  await page.context().grantPermissions(['local-network-access']);
  for (const { path, ...answer } of files) await page.route(path, (route) => route.fulfill(answer));
  await page.goto(`/app.html${hash}`, referer === undefined ? {} : { referer });
}

/** Returns the app's functions that the panel has called, with their arguments. */
export const callsOf = (page: Page): Promise<unknown[]> => page.evaluate(() => window.calls);
