import { toys } from '../catalogue.ts';
import { expect, test, waitForHydration } from '../fixtures.ts';
import { expectToys, finderOf, namesWhere } from './filters.ts';

// Filters of what the catalogue says beyond the specified fields: age and date.

const DAY = 24 * 60 * 60 * 1000;

const addedAt = (toy: (typeof toys)[number]) =>
  toy.addedAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(toy.addedAt);
const newest = Math.max(...toys.map(addedAt));
const now = newest + DAY;
const newNames = namesWhere((toy) => now - addedAt(toy) <= 30 * DAY);

test('finds a gift for a five-year-old under $30 in three choices', async ({ page }) => {
  await page.goto('/alltoy');
  const { choice, highest, chosen } = finderOf(page);
  await choice('5-7').check();
  await highest.fill('30');
  await highest.press('Enter');
  await choice('In stock only').check();
  const suits = ({ suggestedMinAge: from, suggestedMaxAge: to }: (typeof toys)[number]) =>
    from < 8 && (to === undefined ? from + 4 > 5 : to >= 5);
  await expectToys(
    page,
    namesWhere((toy) => suits(toy) && toy.price <= 30 && toy.availableQuantity > 0),
  );
  await expect(chosen.getByRole('button', { name: /^Remove filter: / })).toHaveText([
    'Age 5-7',
    'Up to $30',
    'In stock only',
  ]);
  await expect(page).toHaveURL('/alltoy?max=30&stock=1&age=5');
});

test('lists what is new on the day of the visit, and sorts it first', async ({ page }) => {
  await page.clock.setFixedTime(now);
  await page.goto('/alltoy?new=1');
  await expectToys(page, newNames);
  expect(newNames.length).toBeGreaterThan(1);
  const { choice, sort, clear } = finderOf(page);
  await expect(choice('New only')).toHaveAccessibleDescription(`${newNames.length} toys`);
  await clear.click();
  await sort.selectOption('Newest');
  const byDate = toys.toSorted((a, b) => addedAt(b) - addedAt(a) || 0); // two without a date: NaN
  await expectToys(
    page,
    byDate.map(({ toyName }) => toyName),
  );
});

// React reports a mismatch with the prerendered page as an error, and errors fail the test.
for (const path of ['/', '/alltoy', '/alltoy?new=1']) {
  test(`hydrates ${path} forty days after the newest toy was added`, async ({ page }) => {
    await page.clock.setFixedTime(newest + 40 * DAY);
    await page.goto(path);
    await waitForHydration(page);
    if (path === '/') return;
    const { choice, count } = finderOf(page);
    await expect(choice('New only')).toHaveAccessibleDescription('0 toys');
    await expect(count).toHaveText(path === '/alltoy' ? '48 Toy Found' : '0 Toy Found');
  });
}
