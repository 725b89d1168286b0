import { manyToys } from './catalogue.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { printSheets, sheetsOf } from './sheets.ts';

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
