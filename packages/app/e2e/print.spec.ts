import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { manyToys } from './catalogue.ts';
import { expect, test, waitForHydration } from './fixtures.ts';

/** The content of a printed sheet of paper. */
interface Sheet {
  hasText: boolean;
  pictures: number;
}

/** Prints the page and reads the sheets from the PDF that Chromium writes. */
async function printSheets(page: Page, format = 'A4'): Promise<Sheet[]> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body = '']) => [id, body]),
  );
  return [...objects.values()]
    .filter((body) => body.startsWith('<</Type /Page\n'))
    .map((body) => {
      const drawing = readStream(objects.get(/\/Contents (\d+) 0 R/.exec(body)?.[1]));
      return {
        hasText: /\bT[jJ]\b/.test(drawing),
        pictures: drawing.match(/ Do\b/g)?.length ?? 0,
      };
    });
}

/** Returns the drawing instructions in a stream. */
function readStream(object = ''): string {
  const [, dictionary = '', data = ''] = /^(.*?)stream\n(.*)\nendstream$/s.exec(object) ?? [];
  return dictionary.includes('/FlateDecode')
    ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    : data;
}

/** Returns the numbers of the sheets that show the text of these elements. */
async function sheetsOf(page: Page, selector: string, format: string): Promise<number[]> {
  await page.evaluate((shown) => {
    const sheet = new CSSStyleSheet(); // the shop's content security policy allows no inline styles
    sheet.replaceSync(`* { visibility: hidden !important }
      :is(${shown}), :is(${shown}) * { visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
  const sheets = await printSheets(page, format);
  return [...sheets.keys()].filter((number) => sheets[number]?.hasText);
}

// Printed pages in a real printer's layout. The stories of screens cover the rest of the print styles.

const LONG = { tag: '@long' };

for (const format of ['A4', 'Letter', 'A5']) {
  test(`prints each title of Home above its toys, on ${format}`, LONG, async ({ page }) => {
    await page.goto('/home');
    await waitForHydration(page);
    const titles = await sheetsOf(page, 'main section h2', format);
    expect(titles.length).toBeGreaterThan(0);
    expect(await sheetsOf(page, 'main section li:first-child', format)).toEqual(titles);
  });
}

for (const count of [48, 300]) {
  test(`prints ${count} toys with their pictures, on no sheet too many`, LONG, async ({ page }) => {
    const body = JSON.stringify(manyToys(count));
    await page.route('**/toy.json', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await page.goto('/alltoy');
    await waitForHydration(page);
    await expect(page.getByText(`${count} Toy Found`)).toBeVisible();
    const sheets = await printSheets(page);
    expect(sheets.filter(({ pictures }) => pictures === 0)).toEqual([]);
    const pictures = sheets.reduce((sum, sheet) => sum + sheet.pictures, 0);
    expect(pictures).toBe(count + 1); // the brand's mark is one, too
  });
}
