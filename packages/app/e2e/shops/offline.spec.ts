import { expect, test, visit } from '../offline/offlineTest.ts';
import { countOf, textOf, toys } from './shop.ts';

test('opens again without a network, and shows it in its language @long', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/alltoy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('allToys.heading'));
  await expect(
    page.locator('[aria-live]').filter({ hasText: textOf('layout.offline') }),
  ).toBeVisible();
  const found = textOf('kit.PageHeader.found', countOf(toys.length));
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: found })).toBeVisible();
});
