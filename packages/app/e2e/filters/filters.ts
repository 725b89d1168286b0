import type { Page } from '@playwright/test';
import { toys } from '../catalogue.ts';
import { expect } from '../fixtures.ts';

export const SHOPPER = 'shopper@toystore.example';

/** Returns the names of the shop's matching toys, in catalogue order. */
export function namesWhere(fits: (toy: (typeof toys)[number]) => boolean) {
  return toys.filter(fits).map(({ toyName }) => toyName);
}

/** Locates the controls of All toys that find toys. */
export function finderOf(page: Page) {
  const main = page.getByRole('main');
  const panel = page.getByRole('region', { name: 'Filter and sort', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Filter and sort', exact: true });
  const chosen = page.getByRole('group', { name: 'Selected filters' });
  return {
    panel,
    sheet,
    openSheet: main.getByRole('button', { name: 'Filter and sort', exact: true }),
    sort: panel.getByRole('combobox', { name: 'Sort by' }),
    lowest: panel.getByRole('textbox', { name: 'Lowest price' }),
    highest: panel.getByRole('textbox', { name: 'Highest price' }),
    choice: (name: string) => panel.getByLabel(name, { exact: true }),
    chosen,
    remove: (name: string) => chosen.getByRole('button', { name: `Remove filter: ${name}` }),
    clear: page.getByRole('button', { name: 'Clear all' }),
    names: main.getByRole('listitem').getByRole('heading', { level: 3 }),
    count: main.getByRole('status').filter({ hasText: 'Toy Found' }),
    save: (name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true }),
  };
}

/** Expects exactly these toys in this order, and their count. */
export async function expectToys(page: Page, names: string[]) {
  const finder = finderOf(page);
  await expect(finder.count).toHaveText(`${names.length} Toy Found`);
  await expect(finder.names).toHaveText(names);
}
