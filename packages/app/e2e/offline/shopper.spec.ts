import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, TEST_SHOP } from '../../addresses.ts';
import { cartDrawer, openCart, SHOPPER } from '../cart/cart.ts';
import { dollars, toyAt, toys } from '../catalogue.ts';
import { accountId, addGoogleAccount, freshEmail, openGooglePopup, signIn } from '../fixtures.ts';
import { beOnline } from '../offline.ts';
import { cachedTexts, expect, notice, test, visit } from './offlineTest.ts';

// A signed-in shopper, with a service worker and without a network.

const bear = toyAt(0);

test('shows a toy’s page; uses the last known price in the cart, mentions it once, confirms nothing, and asks once the current price has loaded; reports a toy that is not cached @core', async ({
  page,
  context,
  host,
}) => {
  await signIn(page, SHOPPER, DEMO_PASSWORD, { origin: host.origin });
  await visit(page, '/toys/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bear.toyName);
  await page.goto('/toys/2'); // never opened, but in the catalogue
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toyAt(1).toyName);

  const cart = cartDrawer(page);
  await page.goto('/alltoy');
  await expect(page.getByRole('article')).toHaveCount(48);
  await openCart(page);
  await expect(cart.subtotal).toHaveText(dollars(bear.price));
  await expect(
    cart.drawer.getByText(/Prices of .+; we check them when you're back online\./),
  ).toBeVisible();
  await expect(cart.drawer).not.toContainText('Was');
  await cart.more(bear.toyName).click();
  await expect(cart.subtotal).toHaveText(dollars(bear.price * 2));

  host.answer('/toy.json', (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(toys.map((toy) => (toy === bear ? { ...toy, price: 40 } : toy))));
  });
  await context.setOffline(false);
  const line = cart.line(bear.toyName);
  await expect(async () => {
    await beOnline(page); // Playwright sets the worker online later than the page
    await expect(line).toContainText(`Was ${dollars(bear.price)}, now $40.00`, { timeout: 3000 });
  }).toPass();
  await expect(cart.drawer).not.toContainText('Prices of');

  await test.step('reports a toy that is not cached, and looks for it once online', async () => {
    await context.setOffline(true);
    await page.goto('/toys/999');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText("You're offline, and this toy is not kept here yet.");
    await context.setOffline(false);
    await expect(heading).toHaveText('Toy not found');
  });
});

test('ignores Google’s popup, and stores no account data in any cache, before and after the account is deleted', async ({
  page,
}) => {
  const email = freshEmail('offline');
  await visit(page, '/login');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  const popup = await openGooglePopup(page, () => button.click()); // the worker ignores it
  await addGoogleAccount(popup, { email, displayName: 'Nele New' });
  await expect(page.getByText('Login successful!')).toBeVisible(); // the answers could be cached, too
  const uid = await accountId(email);
  await page.goto('/toys/1?of=the-search-of-a-shopper');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.goto('/myprofile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Nele New');
  const ofAccount = async () => {
    const texts = await cachedTexts(page);
    expect(texts.length).toBeGreaterThan(50);
    return texts.filter(
      (text) =>
        [
          uid,
          email,
          'Nele New',
          'the-search-of-a-shopper',
          new URL(TEST_SHOP.emulatorUrl).host,
        ].some((part) => text.startsWith('http') && text.includes(part)) ||
        [uid, email, 'Nele New'].some((part) => text.includes(part)),
    );
  };
  expect(await ofAccount()).toEqual([]);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await page.getByLabel('Type your email to confirm', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Delete forever' }).click();
  await expect(page.getByText('Your account is deleted.', { exact: true })).toBeVisible();
  expect(await ofAccount()).toEqual([]);
  await expect(notice(page)).toHaveCount(0);
});

test('fetches picture and code of a hovered toy once, before it is opened', async ({
  page,
  host,
}) => {
  const toy = toyAt(20); // far below the first view
  const stem = toy.pictureURL.replace(/-640\.\w+$/, '');
  const requested: string[] = [];
  for (const path of [320, 640, 960].map((width) => `${stem}-${width}.avif`)) {
    host.answer(path, (_, response) => {
      requested.push(path);
      response.writeHead(200, { 'content-type': 'image/avif', 'cache-control': 'max-age=86400' });
      response.end(readFileSync(join(import.meta.dirname, '../../public', path)));
    });
  }
  await signIn(page, SHOPPER, DEMO_PASSWORD, { origin: host.origin });
  await visit(page, '/alltoy');
  const link = page.getByRole('article').filter({ hasText: toy.toyName }).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => requested).toHaveLength(1); // by the card
  await link.hover();
  await expect.poll(() => requested).toHaveLength(2);
  await link.click();
  const picture = page.getByRole('main').getByRole('img', { name: toy.toyName });
  await expect(picture).toBeVisible();
  const shown = await picture.evaluate(
    (image: HTMLImageElement) => new URL(image.currentSrc).pathname,
  );
  expect(requested).toContain(shown);
  expect(new Set(requested).size).toBe(requested.length);
});
