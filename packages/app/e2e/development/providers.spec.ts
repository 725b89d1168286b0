import type { Page } from '@playwright/test';
import { signInProviders } from '../../../accounts/src/signInProvider.ts';
import { TEST_SHOP } from '../../addresses.ts';
import { type OwnProvider, settingProblem } from '../../shops/defineShop.ts';
import { inEnglish, signInWith, useProvider } from '../account/providerFlow.ts';
import { expect, test } from '../fixtures.ts';

// Every provider that a shop can list, in a shop whose `shop.ts` lists them all. Google: account/google.spec.ts.

const LOGO = '/brands/own.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle r="20"/></svg>';
const OWN: OwnProvider[] = [
  { id: 'saml.toys', name: 'Toy Makers', logo: LOGO },
  { id: 'yahoo.com', name: 'Yahoo', logo: LOGO }, // Firebase knows it, the kit does not
  { id: 'oidc.toys', name: 'Toy Club', logo: LOGO, scopes: ['profile'] },
];
const NAMES: Record<string, string> = { github: 'GitHub' };
const nameOf = (key: string) => NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

const known = Object.entries(signInProviders).filter(([key]) => key !== 'google');
const keys = known.map(([key]) => key);

/** Lists all providers instead of Google in what the dev server sends of `shop.ts`. */
async function listProviders(page: Page) {
  const listOf = (write: (key: string) => string) =>
    `[${[...keys.map(write), ...OWN.map((entry) => JSON.stringify(entry))]}]`;
  for (const [name, list] of [
    ['signIn', listOf((key) => `signInProviders.${key}`)],
    ['signIn/faces', listOf((key) => `${key}Face`)],
  ] as const) {
    const path = `/@id/__x00__shop:@shop/${name}`;
    const module = await (await fetch(TEST_SHOP.devUrl + path)).text();
    const body = module
      .replace(/\[(signInProviders\.google|googleFace)\]/, list)
      .replace(/\{ *googleFace *\}/, `{ ${keys.map((key) => `${key}Face`)} }`);
    await page.route(path, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  await page.route(LOGO, (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
}

test.use({ expectedErrors: /status of 400/ }); // a change that needs a recent sign-in

test('signs in with every provider; confirms with, disconnects and connects an own one', async ({
  page,
}) => {
  test.slow(); // the dev server sends each module for itself
  expect(settingProblem('signIn', [...keys, ...OWN])).toBeUndefined();
  await listProviders(page);
  await page.goto('/login');
  for (const { name } of OWN) {
    const logo = page.getByRole('button', { name: `Continue with ${name}` }).locator('img');
    await expect(logo).toHaveAttribute('src', LOGO);
    await expect(logo).toHaveJSProperty('naturalWidth', 20);
  }
  const listed = [
    ...known.map(([key, { id }]) => [id, nameOf(key)] as const),
    ...OWN.map(({ id, name }) => [id, name] as const),
  ];
  for (const [id, name] of listed) {
    // They differ in ids and scopes only.
    await (id === 'oidc.toys' ? useProvider : signInWith)(page, inEnglish(id, name));
    if (id !== 'oidc.toys') await page.goBack();
  }
});
