import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { ROOT } from '../scripts/command/programs.ts';
import type { Media } from './environment/emulateMedia.ts';
import { SAME_EVERYWHERE } from './screenshots/options.ts';

// Storybook as it is published: its code is minified, and its stories load as a visitor opens them.

const BUILT = process.env.TOYSTORE_STORYBOOK ?? join(ROOT, '.cache/storybook');
const LIMIT = 1_800_000; // ms, on a busy machine

/** Part of the ids of the stories to open. */
const ONLY = process.env.TOYSTORE_STORIES ?? '';

let browser: Browser;
let server: Awaited<ReturnType<typeof preview>>;
let address = '';

beforeAll(async () => {
  if (!process.env.TOYSTORE_STORYBOOK || !existsSync(BUILT)) {
    const build = ['build', '--output-dir', BUILT, '--disable-telemetry', '--quiet'];
    await execa('storybook', build, {
      cwd: ROOT,
      preferLocal: true,
      env: { NODE_ENV: 'production' },
    });
  }
  server = await preview({
    ...{ configFile: false, root: BUILT, logLevel: 'error' },
    build: { outDir: BUILT },
    preview: { host: '127.0.0.1', port: 0 },
  });
  address = server.resolvedUrls?.local[0] ?? '';
  const { launchOptions } = await findBrowser();
  const args = [...launchOptions.args, ...SAME_EVERYWHERE];
  browser = await chromium.launch({ ...launchOptions, args });
}, LIMIT);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A new page without a story, which can do what stories request from a browser that runs tests. */
async function newPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.exposeFunction('emulateMedia', (media: Media) => page.emulateMedia(media));
  await page.exposeFunction('pressKeys', (keys: string) =>
    page.keyboard.press(keys.replace('{Shift>}', 'Shift+').replaceAll(/\{\/Shift\}|[{}[\]]/g, '')),
  );
  await page.goto(`${address}iframe.html`);
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
  return page;
}

/** Opens a story, in a page that may show another one, until it and its play function are done. Returns its failure. */
async function open(page: Page, story: string): Promise<string | undefined> {
  const size = await page.evaluate(async (storyId) => {
    const { storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    const { width, height } =
      parameters.viewport.options[storyGlobals?.viewport?.value]?.styles ?? {};
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }, story);
  await page.setViewportSize(size.width > 0 ? size : { width: 1200, height: 900 }); // as tests
  return page.evaluate(
    (storyId) =>
      new Promise<string | undefined>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        const fail = (error: { message?: string } = {}) => resolve(error.message ?? 'fails');
        setTimeout(() => resolve('does not end'), 30_000);
        channel.on('storyFinished', (done: { storyId: string; status: string }) => {
          if (done.storyId === storyId) resolve(done.status === 'error' ? 'fails' : undefined);
        });
        for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException']) {
          channel.on(event, fail);
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    story,
  );
}

test('opens every story once, without an error', { timeout: LIMIT }, async () => {
  const response = await fetch(`${address}index.json`);
  const index: { entries: Record<string, { id: string; type: string; tags: string[] }> } =
    await response.json();
  const stories = Object.values(index.entries).filter(
    // Some stories are about what React or the kit do in development alone.
    ({ type, tags }) => type === 'story' && !tags.includes('development'),
  );
  expect(stories.length).toBeGreaterThan(500);
  const waiting = stories.filter((story) => story.id.includes(ONLY));
  const failed: string[] = [];
  const openWaiting = async () => {
    let page = await newPage();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if ((await open(page, next.id).catch(String)) === undefined) continue;
      // What an earlier story left behind may have failed it.
      await page.close();
      page = await newPage();
      const failure = await open(page, next.id).catch(String);
      if (failure === undefined) continue;
      failed.push(`${next.id}: ${failure}`);
      console.error(failed.at(-1));
    }
    await page.close();
  };
  await Promise.all([openWaiting(), openWaiting(), openWaiting()]);
  expect(failed).toEqual([]);
});

/** Designers' searches, each with a component that it finds among the first results. */
const SEARCHES: Record<string, string[]> = {
  Avatar: ['avatar', 'profile picture'],
  Alert: ['callout', 'notification'],
  Banner: ['announcement'],
  Button: ['button', 'cta'],
  Carousel: ['slideshow'],
  CartButton: ['bag', 'badge', 'counter'],
  CartDrawer: ['basket', 'mini cart', 'trolley'],
  Checkbox: ['checkbox'],
  CodeField: ['otp', 'pin'],
  Colours: ['palette', 'colors'],
  Dialog: ['modal', 'popup', 'drawer', 'overlay'],
  ErrorSummary: ['validation'],
  Field: ['hint', 'label'],
  FilterChips: ['chip', 'tag', 'pill'],
  FilterGroup: ['facet'],
  FilterPanel: ['sidebar'],
  FilterSheet: ['sheet'],
  Gallery: ['lightbox', 'thumbnail'],
  Hero: ['jumbotron'],
  IconButton: ['icon'],
  LoadingStatus: ['loader', 'progress'],
  Menu: ['dropdown', 'popover'],
  Motion: ['animation', 'easing'],
  NavBar: ['masthead', 'header'],
  NavDrawer: ['hamburger'],
  NotFound: ['404'],
  PageMessage: ['empty state'],
  Picture: ['image'],
  QuantityStepper: ['stepper', 'number input'],
  Radius: ['corners'],
  RangeFields: ['price range'],
  Rating: ['stars', 'review'],
  RegisterForm: ['sign up'],
  SaveButton: ['wishlist', 'heart', 'like'],
  SearchBox: ['autocomplete', 'autosuggest', 'combobox'],
  SegmentedControl: ['button group'],
  Select: ['listbox'],
  Shadow: ['elevation'],
  Space: ['spacing'],
  Spinner: ['spinner'],
  SubscribeBlock: ['newsletter'],
  Switch: ['toggle'],
  TextField: ['input'],
  TextLink: ['hyperlink'],
  Toast: ['snackbar'],
  Tooltip: ['tooltip'],
  ToyCard: ['product card', 'tile'],
  TwoStepDialog: ['mfa', '2fa'],
  Type: ['typography', 'fonts', 'typeface'],
};

test('finds components by the names that designers use', { timeout: LIMIT }, async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(address);
  const field = page.getByRole('searchbox').or(page.locator('#storybook-explorer-searchfield'));
  await field.waitFor({ timeout: 60_000 });
  const searches = Object.entries(SEARCHES).flatMap(([name, words]) =>
    words.map((word) => ({ name, word })),
  );
  expect(searches.length).toBeGreaterThanOrEqual(60);
  const missed: string[] = [];
  for (const { name, word } of searches) {
    await field.fill(word);
    const results = page.getByRole('option');
    const found = results.getByText(name, { exact: true });
    await found
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => missed.push(`${word}: ${name}`));
  }
  await page.close();
  expect(missed).toEqual([]);
});
