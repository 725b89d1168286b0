import { expect, type Locator, type Page } from '@playwright/test';

/** Locates the parts of the developer panel of a page in development. */
export function developerPanel(page: Page) {
  const tab = page.getByRole('button', { name: /^Developer/ });
  const region = page.getByRole('region', { name: 'Developer panel' });
  return {
    /** Opens and closes the panel. */
    tab,
    region,
    status: region.getByRole('status'),
    alert: region.getByRole('alert'),

    /** Finds the row of an account or an e-mail. */
    row: (email: string): Locator => region.getByRole('listitem').filter({ hasText: email }),

    async open(): Promise<void> {
      if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
    },

    async show(view: 'Accounts' | 'E-mails' | 'Simulate'): Promise<void> {
      await region.getByRole('tab', { name: view }).click();
    },

    /** Switches a fault on, and closes the panel. */
    async simulate(fault: string): Promise<void> {
      await this.open();
      await this.show('Simulate');
      const choice = region.getByRole('radio', { name: fault });
      await choice.click();
      await expect(choice).toBeChecked(); // when the emulator has confirmed it
      await tab.click();
    },
  };
}
