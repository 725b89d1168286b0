import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './fixtures.ts';

// WCAG 2.2 AA on every screen, light and dark; no horizontal scroll from 320 px.

const screens = [
  { path: '/home', ready: 'Top by Category', user: undefined },
  { path: '/alltoy', ready: 'Our All Toys', user: undefined },
  { path: '/login', ready: 'Login', user: undefined },
  { path: '/register', ready: 'Register', user: undefined },
  { path: '/nowhere', ready: 'Oops! Page not found', user: undefined },
  { path: '/toys/1', ready: 'Bramble the Honey Bear', user: 'shopper@toystore.example' },
  { path: '/toys/999', ready: 'Toy not found', user: 'shopper@toystore.example' },
  { path: '/myprofile', ready: 'My Profile', user: 'shopper@toystore.example' },
] as const;

for (const { path, ready, user } of screens) {
  test(`${path} has no accessibility defect in either theme and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (user !== undefined) await signIn(page, user);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
      ).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
