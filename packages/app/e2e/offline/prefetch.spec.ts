import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../addresses.ts';
import { SHOPPER } from '../cart/cart.ts';
import { toyAt } from '../catalogue.ts';
import { signIn } from '../fixtures.ts';
import { expect, test, visit } from './offlineTest.ts';

// Prefetching for the next step; the service worker does not fetch the same files again.

const PUBLIC = join(import.meta.dirname, '../../public');

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
      response.end(readFileSync(join(PUBLIC, path)));
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
