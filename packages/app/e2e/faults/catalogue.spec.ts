import { toyAt, toys } from '../catalogue.ts';
import {
  CATALOGUE,
  KEEPS,
  LEFT_OUT,
  seeEveryToy,
  seeFailure,
  seeInSearch,
  seeNoSidewaysScrolling,
  serve,
  WORKS,
  warningsOf,
} from './catalogueSteps.ts';
import { expect, faultDetails, test } from './faultTest.ts';

// Whatever the catalogue does, the shop stands. Each test is a row of the table of faults: its title says what is
// wrong and what is seen, its annotation what that means to a shopper.

const whole = JSON.stringify(toys);
const NOT_JSON = 'the catalogue is not valid JSON';
const NOT_A_LIST = 'the catalogue is not a list of toys';

test.describe('The catalogue', () => {
  for (const [title, body, message] of [
    ['is HTML: says that it is not JSON', '<!doctype html><p>hello', NOT_JSON],
    ['is cut off: says that it is not JSON', whole.slice(0, 5000), NOT_JSON],
    ['has NaN for a price: says that it is not JSON', whole.replace('34.95', 'NaN'), NOT_JSON],
    [
      'has Infinity for a price: says that it is not JSON',
      whole.replace('34.95', '-Infinity'),
      NOT_JSON,
    ],
    ['is 100,000 open brackets: says that it is not JSON', '['.repeat(100_000), NOT_JSON],
    ['goes on after its end: says that it is not JSON', `${whole}<p>`, NOT_JSON],
    ['is an object: says that it is not a list', `{"toys": ${whole}}`, NOT_A_LIST],
    ['is a string: says that it is not a list', '"toys"', NOT_A_LIST],
    ['is null: says that it is not a list', 'null', NOT_A_LIST],
  ] as const) {
    test(`${title}, and keeps the toys`, faultDetails(KEEPS), async ({ page }) => {
      await serve(page, body);
      await page.goto('/home');
      await seeFailure(page, message);
    });
  }

  test(
    'has no content (204): says that it is not JSON, and keeps the toys',
    faultDetails(KEEPS),
    async ({ page }) => {
      await page.route(CATALOGUE, (route) => route.fulfill({ status: 204 }));
      await page.goto('/home');
      await seeFailure(page, NOT_JSON);
    },
  );

  const NONE = 'The shop says that there are no toys; bar, search and footer are there.';
  for (const [title, body] of [
    ['is empty', '[]'],
    ['is 100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ] as const) {
    test(`${title}: says that there are no toys`, faultDetails(NONE), async ({ page }) => {
      await serve(page, body);
      await page.goto('/home');
      await expect(page.getByText('No featured toys to display right now.')).toBeVisible();
      await expect(page.getByText(toyAt(0).toyName)).toHaveCount(0); // the toys of the prerendered page are gone
      await page.goto('/alltoy');
      await expect(page.getByText('0 Toy Found')).toBeVisible();
    });
  }

  const [first, second, ...others] = toys;
  const { toyName: _, ...nameless } = toyAt(1);
  const withProto = JSON.stringify({ ...second, price: undefined }).replace(
    '{',
    '{"__proto__": {"price": 1},',
  );
  for (const [title, record, reason] of [
    ['has a record with a missing field', JSON.stringify(nameless), 'toyName is missing'],
    [
      'has a record whose price is a text',
      JSON.stringify({ ...second, price: 'free' }),
      'price must be a number',
    ],
    ['has an id twice', JSON.stringify(first), 'toyId is there already'],
    [
      'has a record with 5 MB of description',
      JSON.stringify({ ...second, description: 'x'.repeat(5_000_000) }),
      'description must not have more than 20000 characters',
    ],
    [
      'has a record with a price of 1e400',
      JSON.stringify(second).replace(String(second?.price), '1e400'),
      'price must not be more than 1000000',
    ],
    [
      'has a record with a quantity of 1e21',
      JSON.stringify({ ...second, availableQuantity: 1e21 }),
      'availableQuantity must not be more than 1000000',
    ],
    ['has a record with a price in __proto__', withProto, 'price is missing'],
    [
      'has a record of 100,000 nested lists',
      `${'['.repeat(1e5)}${']'.repeat(1e5)}`,
      'toyId is missing',
    ],
  ] as const) {
    test(
      `${title}: leaves that record out and names it`,
      faultDetails(LEFT_OUT),
      async ({ page }) => {
        const warnings = warningsOf(page);
        await serve(page, `[${JSON.stringify(first)},${record},${JSON.stringify(others).slice(1)}`);
        await page.goto('/alltoy');
        await seeEveryToy(page, 47);
        expect(warnings).toEqual([`Catalogue: record 1 left out, its ${reason}.`]);
        await seeNoSidewaysScrolling(page);
        await seeInSearch(page, toyAt(2).toyName);
      },
    );
  }

  test(
    'has texts of the greatest length and no blank: keeps the page in its width',
    faultDetails(WORKS),
    async ({ page }) => {
      const long = {
        ...toyAt(0),
        toyName: 'N'.repeat(300),
        sellerName: 'S'.repeat(300),
        description: 'd'.repeat(20_000),
        price: 1_000_000,
        availableQuantity: 1_000_000,
      };
      await page.setViewportSize({ width: 360, height: 740 });
      await serve(page, JSON.stringify([long, ...others]));
      for (const path of ['/home', '/alltoy']) {
        await page.goto(path);
        await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
        await expect(
          page.getByRole('heading', { level: 3, name: long.toyName }).first(),
        ).toBeVisible();
        await seeNoSidewaysScrolling(page);
      }
    },
  );

  for (const [title, body, contentType] of [
    ['has a byte order mark', `\ufeff${whole}`, 'application/json'],
    ['has the wrong content type', whole, 'text/html; charset=iso-8859-1'],
    [
      'is in many lines, with blanks around',
      ` \n${JSON.stringify(toys, null, 2)}\r\n\t`,
      'text/plain',
    ],
  ] as const) {
    test(`${title}: works`, faultDetails(WORKS), async ({ page }) => {
      await serve(page, body, contentType);
      await page.goto('/alltoy');
      await seeEveryToy(page);
    });
  }
});
