import { expect, type Locator, type Page } from '@playwright/test';

/** Locates the parts of the emulator's panel on an app's page in development. */
export function emulatorPanel(page: Page) {
  const box = page.getByRole('complementary', { name: 'Auth emulator' });
  const tab = box.getByRole('button', { name: /^Auth/ });
  const frame = box.locator('iframe').contentFrame();
  const simulated = frame.getByRole('combobox', { name: 'Simulate' });
  const row = (list: string, text: string): Locator =>
    frame.getByRole('list', { name: list, exact: true }).locator('> li').filter({ hasText: text });

  return {
    box,
    /** Opens and closes the panel. */
    tab,
    frame,
    /** Shows that the frame did not load. */
    notice: box.getByRole('alert'),
    form: frame.getByRole('main'),
    status: frame.getByRole('status'),
    alert: frame.getByRole('alert').filter({ hasText: /./ }),
    simulated,

    /** Finds the row of an account. */
    account: (email: string) => row('Accounts', email),

    /** Finds the row of an e-mail or a code in use. */
    message: (email: string) => row('Messages and code', email),

    async open(): Promise<void> {
      if ((await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
    },

    /** Switches a failure on, and closes the panel. */
    async simulate(failure: string): Promise<void> {
      await this.open();
      await simulated.selectOption({ label: failure });
      await expect(simulated.getByRole('option', { selected: true })).toHaveText(failure); // as the emulator has confirmed
      await tab.click();
    },
  };
}
