import { toyAt } from '../catalogue.ts';
import { finderOf, SHOPPER } from '../filters/filters.ts';
import { signIn } from '../fixtures.ts';
import { quarantined, storedItem, storeItem } from '../storedItem.ts';
import { expect, faultDetails, test } from './faultTest.ts';

const bear = toyAt(0).toyName;

test.describe('The fuzzy search', () => {
  test.use({ expectedErrors: /could not be loaded|ERR_FAILED|dynamically imported/ });

  test(
    'cannot be loaded',
    faultDetails('Names that contain the text are still offered.'),
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
});

test.describe('Saved toys', () => {
  test.beforeEach(({ page }) => signIn(page, SHOPPER));

  test(
    'cannot be stored: the storage is full',
    faultDetails('Saving works for this visit and shows that it could not be stored.'),
    async ({ page }) => {
      await page.addInitScript(() => {
        const { add } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.add = function addOther(value, key) {
          if (this.name === 'changes') {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          }
          return add.call(this, value, key);
        };
      });
      await page.goto('/alltoy');
      const { save } = finderOf(page);
      await save(bear).click();
      await expect(page.getByText('could not be saved in this browser')).toBeVisible();
      await expect(save(bear)).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test(
    'are junk',
    faultDetails('No toy is saved, a message says why, and the stored value is quarantined.'),
    async ({ page }) => {
      await storeItem(page, 'saved', SHOPPER, 'junk{');
      await page.goto('/alltoy');
      const { save } = finderOf(page);
      await expect(page.getByText('stored data could not be read')).toBeVisible();
      await save(bear).click();
      await expect.poll(() => storedItem(page, 'saved', SHOPPER)).toContain('"1"');
      expect(await quarantined(page)).toContain('junk{');
    },
  );
});

test.describe('Saved toys', () => {
  test.describe(() => {
    test.use({ expectedErrors: /ERR_FAILED|dynamically imported|could not be loaded/ });

    test(
      'are requested while the code of accounts is gone',
      faultDetails(
        'All toys show, under a message with the reason; Try again shows the saved ones.',
      ),
      async ({ page }) => {
        await signIn(page, SHOPPER);
        await page.goto('/alltoy');
        await finderOf(page).save(bear).click();
        await expect(finderOf(page).save(bear)).toHaveAttribute('aria-pressed', 'true');
        let requests = 0;
        await page.route('**/assets/accountService-*.js*', (route) => {
          requests += 1;
          return route.abort();
        });
        await page.goto('/alltoy?saved=1');
        await expect(page.getByRole('alert')).toContainText('Accounts are unavailable');
        await expect(page.getByText('48 Toy Found')).toBeVisible();
        expect(requests, 'once, and one more time').toBeLessThanOrEqual(2);
        await page.unroute('**/assets/accountService-*.js*');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText('1 Toy Found')).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      },
    );
  });
});
