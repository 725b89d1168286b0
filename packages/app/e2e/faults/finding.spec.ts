import { toyAt } from '../catalogue.ts';
import { finderOf, SHOPPER } from '../filters/filters.ts';
import { accountId, signIn } from '../fixtures.ts';
import { expect, seen, test } from './faultTest.ts';

const bear = toyAt(0).toyName;

test.describe('The code that finds toys', () => {
  test.use({ expectedErrors: /did not arrive|ERR_FAILED|dynamically imported/ });

  test(
    'does not arrive: the filters',
    seen(
      'All toys are there. Who asks for some of them reads why they are all, and can try again.',
    ),
    async ({ page }) => {
      await page.route('**/assets/ToyFilters-*.js*', (route) => route.abort());
      await page.goto('/alltoy?stock=1');
      await expect(page.getByText('48 Toy Found')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Filters did not arrive');
      await page.unroute('**/assets/ToyFilters-*.js*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(finderOf(page).count).toHaveText('46 Toy Found');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    'does not arrive: the sheet of a narrow window',
    seen('A message says so; the next press of the button tries again.'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.route('**/assets/ToyFilterSheet-*.js*', (route) => route.abort());
      await page.goto('/alltoy');
      const { openSheet, sheet } = finderOf(page);
      await openSheet.click();
      await expect(page.getByText('The filters did not arrive.')).toBeVisible();
      await page.unroute('**/assets/ToyFilterSheet-*.js*');
      await openSheet.click();
      await expect(sheet).toBeVisible();
    },
  );

  test(
    'does not arrive: the search that forgives',
    seen('Names that contain the text are offered, as ever.'),
    async ({ page }) => {
      await page.route('**/assets/toyIndex-*.js*', (route) => route.abort());
      await page.goto('/alltoy');
      const search = page.getByRole('combobox', { name: 'Search App' });
      await search.fill('rosepeak');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await search.fill('rosepaek');
      await expect(page.getByText('No toys match')).toBeVisible();
    },
  );

  test(
    'does not arrive: the button that saves',
    seen('A message says so; everything else works.'),
    async ({ page }) => {
      await signIn(page, SHOPPER);
      await page.route('**/assets/SaveToy-*.js*', (route) => route.abort());
      await page.goto('/alltoy');
      await expect(page.getByText('Saved toys did not arrive.')).toBeVisible();
      await expect(page.getByText('48 Toy Found')).toBeVisible();
      await expect(finderOf(page).save(bear)).toHaveCount(0);
    },
  );
});

test.describe('Saved toys', () => {
  test.beforeEach(({ page }) => signIn(page, SHOPPER));

  test(
    'cannot be stored: the storage is full',
    seen('Saving works, says that it could not be stored, and lasts for the visit.'),
    async ({ page }) => {
      await page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function setOther(key, value) {
          if (key.startsWith('toystore.saved')) {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          }
          setItem.call(this, key, value);
        };
      });
      await page.goto('/alltoy');
      const { save } = finderOf(page);
      await save(bear).click();
      await expect(page.getByText('could not be stored in this browser')).toBeVisible();
      await expect(save(bear)).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test(
    'are junk',
    seen('No toy is saved, which a message says; what was stored is kept aside.'),
    async ({ page }) => {
      const key = `toystore.saved.${await accountId(SHOPPER)}`;
      await page.addInitScript((name) => {
        if (sessionStorage.getItem('junk was stored')) return;
        sessionStorage.setItem('junk was stored', 'yes');
        localStorage.setItem(name, 'junk{');
      }, key);
      await page.goto('/alltoy');
      const { save } = finderOf(page);
      await expect(page.getByText('kept aside')).toBeVisible();
      await save(bear).click();
      await expect
        .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
        .toContain('"1"');
      expect(await page.evaluate((name) => localStorage.getItem(`${name}.aside`), key)).toBe(
        'junk{',
      );
    },
  );
});
