import { toyAt, toys } from '../catalogue.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { expectToys, finderOf, SHOPPER } from './filters.ts';

// A shopper shares saved toys; a visitor, in another browser, opens the link.

test('shows saved toys to a visitor who has their link, and says which ones are gone @core', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  const names = [toyAt(0).toyName, toyAt(2).toyName];
  const everyName = toys.map(({ toyName }) => toyName);

  const link =
    await test.step('a shopper gets a link to the saved toys; Back closes the dialog', async () => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, SHOPPER);
      await page.goto('/alltoy');
      const { save, choice } = finderOf(page);
      for (const name of names) await save(name).click();
      await choice('Saved only').check();
      await expectToys(page, names);
      const share = page.getByRole('button', { name: 'Share this list' });
      await share.click();
      const dialog = page.getByRole('dialog', { name: 'Share this list' });
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
      const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(share).toBeFocused();
      await page.context().close();
      return url;
    });
  expect(link).toBe(`${baseURL}/alltoy?list=1.3`);

  const notice = visitor.getByRole('main').getByRole('status').filter({ hasText: 'shared' });

  await test.step('a visitor sees them; search engines see the page of all toys', async () => {
    await visitor.goto(link);
    await expectToys(visitor, names);
    await expect(notice).toContainText('A list of 2 toys that someone shared with you.');
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /\/alltoy$/);
  });

  await test.step('filters narrow the list, and Back restores it', async () => {
    const { choice, remove } = finderOf(visitor);
    await choice('In stock only').check();
    await expect(visitor).toHaveURL('/alltoy?stock=1&list=1.3');
    await visitor.goBack();
    await remove('Shared list').click();
    await expectToys(visitor, everyName);
    await expect(notice).toBeHidden();
    await visitor.goBack();
    await expectToys(visitor, names);
  });

  await test.step('the way out shows all toys, and moves the focus to the heading', async () => {
    await notice.getByRole('link', { name: 'All Toys' }).press('Enter');
    await expect(visitor).toHaveURL('/alltoy');
    await expectToys(visitor, everyName);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('an old link says which toys are gone', async () => {
    await visitor.goto(`${link.replace('=', '=sold-long-ago.')}).`); // at the end of a sentence
    await expectToys(visitor, names);
    await expect(notice).toContainText('A list of 3 toys');
    await expect(notice).toContainText('1 is no longer available.');
    await visitor.goto('/alltoy?list=sold-long-ago');
    const gone = visitor.getByText('The toys of this list are no longer available.');
    await expect(gone).toBeVisible();
  });
});
