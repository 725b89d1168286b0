import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { findBrowser } from '../../browser/findBrowser.ts';
import { collectErrors } from '../outside.ts';
import { type Measures, measured, measurePart } from './measurePart.ts';

/** The measures of a host's page, by place and part: `dark section, Slider`. */
export type HostMeasures = Record<string, Measures>;

export interface VisitedHost {
  parts: HostMeasures;
  /** The page's own styles. */
  own: Measures;
  /** Errors and warnings in the console. */
  errors: string[];
}

/** Reads what the kit's styles must not change. */
const readOwn = () => {
  const style = getComputedStyle(document.querySelector('#own') ?? document.body);
  return {
    font: style.font,
    utility: getComputedStyle(document.querySelector('#utility') ?? document.body).padding,
    'color-scheme': getComputedStyle(document.documentElement).colorScheme,
    'view-transition-name': [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none' && name !== 'root')
      .join(),
  };
};

async function measurePopup(
  page: Page,
  place: string,
  opener: string,
  role: 'dialog' | 'menu' = 'dialog',
): Promise<Measures> {
  // By keyboard, so that the focus inside shows.
  await page
    .locator(`[data-place="${place}"]`)
    .getByRole('button', { name: opener })
    .press('Enter');
  const popup = page.getByRole(role);
  await popup.waitFor();
  const measures = await popup.evaluate(measurePart, measured);
  const { x = 0, width = 0 } = (await popup.boundingBox()) ?? {};
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  return { ...measures, position: `${x} to ${x + width}` };
}

/** As in Safari, where a pressed button does not take the focus; the page has no `UiProvider`. */
async function expectFocusAfterPress(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }),
  );
  const opener = page.getByRole('button', { name: 'Open a dialog' }).first();
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await opener.and(page.locator(':focus')).waitFor();
}

async function measurePage(page: Page): Promise<HostMeasures> {
  const parts: HostMeasures = {};
  await page.keyboard.press('Tab'); // keyboard focus shows
  for (const place of await page.locator('[data-place]').all()) {
    const name = (await place.getAttribute('data-place')) ?? '';
    for (const part of await place.locator('[data-part]').all()) {
      const of = `${name}, ${await part.getAttribute('data-part')}`;
      parts[of] = await part.evaluate(measurePart, measured);
    }
    parts[`${name}, CartDrawer`] = await measurePopup(page, name, 'Open the cart');
    parts[`${name}, Dialog`] = await measurePopup(page, name, 'Open a dialog');
    parts[`${name}, Menu`] = await measurePopup(page, name, 'Open a menu', 'menu');
  }
  return parts;
}

/** Opens the built page of a host and measures it. */
export async function visitHost(
  browser: Browser,
  folder: string,
  host: string,
): Promise<VisitedHost> {
  const root = join(folder, host);
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const page = await browser.newPage({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  page.setDefaultTimeout(15_000);
  const errors = collectErrors(page);
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.locator('[data-place]').first().waitFor();
    // Until then a slider has fewer slides.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-part="Slider"]')].every((slider) =>
        slider.querySelector('.swiper-initialized'),
      ),
    );
    const visited = { own: await page.evaluate(readOwn), parts: await measurePage(page), errors };
    await expectFocusAfterPress(page);
    return visited;
  } finally {
    await page.close();
    await server.close();
  }
}

export const startBrowser = async () => chromium.launch((await findBrowser()).launchOptions);
