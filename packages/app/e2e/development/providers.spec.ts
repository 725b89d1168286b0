import { signInProviders } from '../../../accounts/src/signInProvider.ts';
import { TEST_SHOP } from '../../addresses.ts';
import { type OwnProvider, settingProblem } from '../../shops/defineShop.ts';
import { inEnglish, signInWith, useProvider } from '../account/providerFlow.ts';
import { expect, test } from '../fixtures.ts';

// Every provider that a shop can list, in the shop as `shop.ts` would have it with that one alone. Google: account/google.spec.ts.

test.use({ possibleErrors: /status of 400/ }); // a change that needs a recent sign-in, of those in full

const MODULES = ['signIn', 'signIn/faces'].map((name) => `/@id/__x00__shop:@shop/${name}`);
const LOGO = '/brands/own.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle r="20"/></svg>';
const OWN: OwnProvider[] = [
  { id: 'oidc.toys', name: 'Toy Club', logo: LOGO, scopes: ['profile'] },
  { id: 'saml.toys', name: 'Toy Makers', logo: LOGO },
  { id: 'yahoo.com', name: 'Yahoo', logo: LOGO }, // Firebase knows it, the kit does not
];
const NAMES: Record<string, string> = { github: 'GitHub' };
const nameOf = (key: string) => NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

type Listed = keyof typeof signInProviders | OwnProvider;
const known = Object.entries(signInProviders)
  .filter(([key]) => key !== 'google')
  .map(([key, { id }]) => [key as Listed, id, nameOf(key)] as const); // `entries` loses the type of keys
const own = OWN.map((entry) => [entry, entry.id, entry.name] as const);

for (const [listed, id, name] of [...known, ...own]) {
  const isInFull = ['apple.com', 'oidc.toys'].includes(id); // the others differ in ids and scopes only
  const more = isInFull ? ', confirms with, disconnects and connects' : '';
  test(`signs in with${more} ${id}`, async ({ page }) => {
    test.slow(); // the dev server sends each module for itself
    expect(settingProblem('signIn', [listed])).toBeUndefined();
    for (const path of MODULES) {
      const module = await (await fetch(TEST_SHOP.devUrl + path)).text();
      const body =
        typeof listed === 'string'
          ? module.replaceAll('google', listed)
          : module.replaceAll(
              /\[(signInProviders\.google|googleFace)\]/g,
              JSON.stringify([listed]),
            );
      await page.route(path, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    }
    await page.route(LOGO, (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
    await (isInFull ? useProvider : signInWith)(page, inEnglish(id, name));
    if (typeof listed === 'string') return;
    await page.goto('/login');
    const logo = page.getByRole('button', { name: `Continue with ${name}` }).locator('img');
    await expect(logo).toHaveAttribute('src', LOGO);
    await expect(logo).toHaveJSProperty('naturalWidth', 20);
  });
}
