import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The content of a printed sheet of paper. */
export interface Sheet {
  hasText: boolean;
  pictures: number;
}

/** Prints the page and reads the sheets from the PDF that Chromium writes. */
export async function printSheets(page: Page, format = 'A4'): Promise<Sheet[]> {
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
export async function sheetsOf(page: Page, selector: string, format: string): Promise<number[]> {
  await page.evaluate((shown) => {
    const sheet = new CSSStyleSheet(); // the shop's content security policy allows no inline styles
    sheet.replaceSync(`* { visibility: hidden !important }
      :is(${shown}), :is(${shown}) * { visibility: visible !important }`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
  const sheets = await printSheets(page, format);
  return [...sheets.keys()].filter((number) => sheets[number]?.hasText);
}
