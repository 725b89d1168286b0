import { expect, type Locator, type Page } from '@playwright/test';

/** The developer panel of a page in development. */
export function developerPanel(page: Page) {
  const tab = page.getByRole('button', { name: /^Developer/ });
  const region = page.getByRole('region', { name: 'Developer panel' });
  return {
    /** What opens and closes it. */
    tab,
    region,
    status: region.getByRole('status'),
    alert: region.getByRole('alert'),

    /** The row of an account or an e-mail. */
    row: (email: string): Locator => region.getByRole('listitem').filter({ hasText: email }),

    async open(): Promise<void> {
      if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
    },

    async show(view: 'Accounts' | 'E-mails' | 'Simulate'): Promise<void> {
      await region.getByRole('tab', { name: view }).click();
    },

    /** Switches a fault on, and gets out of the way. */
    async simulate(fault: string): Promise<void> {
      await this.open();
      await this.show('Simulate');
      const choice = region.getByRole('radio', { name: fault });
      await choice.click();
      await expect(choice).toBeChecked(); // once the emulator says so
      await tab.click();
    },
  };
}
