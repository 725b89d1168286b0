import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../browser/findBrowser.ts';
import { mustRun, run } from '../../command/programs.ts';
import {
  collectErrors,
  installInto,
  packedPackage,
  temporaryFolder,
  versionOf,
} from '../outside.ts';

// A Next app in the App Router with the packed kit. Its pages are server components, and one of them has every component (`components.test.ts`).

const SOURCE = join(import.meta.dirname, 'app');
const NEXT = '16.4.6';

const app = join(temporaryFolder('next'), 'app');
let browser: Browser;
let page: Page;
let warnings: string[];

/** Serves the built app until the tests end. Resolves to its address. */
function serve(next: string, app: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    };
    const options = ['start', app, '--port', '0', '--hostname', '127.0.0.1'];
    run(next, options, { quiet: true, timeout: 0, onLine }).then(({ output }) =>
      reject(new Error(`Next ended.\n${output}`)),
    );
  });
}

beforeAll(async () => {
  cpSync(SOURCE, app, { recursive: true });
  const dependencies = {
    '@toystore/ui': `file:${packedPackage('@toystore/ui').tarball}`,
    next: NEXT,
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
  };
  const manifest = { private: true, type: 'module', dependencies };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  await installInto(app);
  const next = join(app, 'node_modules/.bin/next');
  await mustRun('Next', next, ['build', app], { NEXT_TELEMETRY_DISABLED: '1' });
  const address = await serve(next, app);
  browser = await chromium.launch((await findBrowser()).launchOptions);
  page = await browser.newPage({ baseURL: address });
  page.setDefaultTimeout(15_000);
  warnings = collectErrors(page, ['error', 'warning']);
});

afterAll(() => browser.close());

test('the slider moves, and a label comes from the shop’s own function', async () => {
  await page.goto('/');
  const slider = page
    .getByRole('region', { name: 'Toys' })
    .filter({ has: page.getByRole('group') });
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await slider.getByRole('heading', { name: 'Tin Robot' }).waitFor();
  await page.getByText('500 toys in stock').waitFor();
});

test('a card’s link is Next’s, which loads no document, and a press calls a Server Function', async () => {
  await page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));
  await page.getByRole('article', { name: 'Honey Bear' }).getByRole('link').click();
  await page.waitForURL('**/toys/1');
  await page.getByRole('heading', { level: 1, name: 'Honey Bear' }).waitFor();
  await page.locator('html[data-visited]').waitFor();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: /Add .* to cart|Add to cart/ }).click();
  expect((await answer).ok()).toBe(true);
});

test('the account is in a phone’s menu, and every component is interactive', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Favourite toy' }).selectOption('bear');
  // A server cannot know how many of its three slides fit.
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await numbers.getByRole('button', { name: 'Next slide' }).click();
  await numbers.getByRole('group').and(page.getByLabel('2 of 5')).waitFor();
  const quantity = page.getByRole('spinbutton', { name: /Honey Bear/ }).last();
  await page
    .getByRole('button', { name: /^Increase .*Honey Bear/ })
    .last()
    .click();
  await quantity.and(page.locator('[value="2"]')).waitFor();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await page.getByRole('tab', { name: 'Care' }).click();
  await page.getByRole('tabpanel', { name: 'Care' }).getByText('Wash it at 30 °C.').waitFor();
  await page.getByRole('button', { name: 'Gift wrap' }).focus();
  await page.getByRole('tooltip').waitFor();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'To the toys' }).click();
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor({ state: 'detached' });
});

test('a grid of hundreds scrolls to its last toy, and back to its first', async () => {
  await page.goto('/');
  await page.getByRole('article', { name: 'Honey Bear' }).waitFor();
  await page.waitForFunction(() => document.documentElement.scrollHeight > 20_000); // hydrated
  await page.keyboard.press('End');
  await page.getByRole('article', { name: 'Toy 500' }).waitFor();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => scrollY === 0);
  await page.getByRole('article', { name: 'Honey Bear' }).waitFor();
});

test('the console has no error and no warning', () => {
  expect(warnings).toEqual([]);
});
