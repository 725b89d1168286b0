import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { goLiveList } from './goLive.ts';

test('lists what only the owner can finish, each with where to change it', async () => {
  const shop = await loadShop('spielkiste');
  const [links, ...rest] = await goLiveList(shop);
  expect(links).toBe(
    '21 links of the footer lead nowhere (#), such as "Unsere Geschichte": packages/app/shops/spielkiste/shop.ts, footer.',
  );
  expect(rest).toEqual([
    expect.stringContaining('link your imprint, privacy policy, terms and returns in'),
    expect.stringMatching(/Sign-in method, .*: Email\/Password, google\.com, apple\.com\.$/),
    expect.stringContaining('(de) in its console'),
  ]);
});

test('names a picture that is gone, and no link once all lead somewhere', async () => {
  const { footer, ...shop } = await loadShop('spielkiste');
  const folder = mkdtempSync(join(tmpdir(), 'toystore-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const from = join(folder, 'toys.json');
  const toy = { toyId: 7, toyName: 'Bär', price: 1, availableQuantity: 1, pictureURL: '/gone.jpg' };
  writeFileSync(from, JSON.stringify([toy]));
  const bare = { ...footer, columns: [], social: [] };
  const signIn = [{ id: 'oidc.toys', name: 'Toy Club' }] as const;
  const list = await goLiveList({ ...shop, signIn, catalogue: { from }, footer: bare });
  expect(list).toHaveLength(4);
  expect(list[1]).toContain('Email/Password, oidc.toys.');
  expect(list[3]).toMatch(
    /^1 picture that the shop cannot show, the first \/gone\.jpg .* of toy 7: pictureURL in the catalogue;/,
  );
});
