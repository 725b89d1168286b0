import { expect, test, waitForHydration } from './fixtures.ts';

// The Theme control in the footer.

const DARK = 'rgb(29, 23, 49)';
const LIGHT = 'rgb(255, 248, 240)';

test('sets a theme by keyboard, remembers it, updates other tabs, and resets it @core', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/login');
  await waitForHydration(page);
  const paper = (tab = page) =>
    expect.poll(() => tab.evaluate(() => getComputedStyle(document.body).backgroundColor));
  const theme = page.getByRole('group', { name: 'Theme' });
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/register');
  await waitForHydration(other);

  await theme.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowLeft'); // wraps around to the last one
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await paper().toBe(DARK);
  await paper(other).toBe(DARK);
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await theme.getByRole('radio', { name: 'Light' }).check();
  await paper().toBe(LIGHT);
  await page.reload();
  await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
  await paper().toBe(LIGHT);
  const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
  expect(seen, 'never the theme of the system').toEqual([LIGHT]);
  await theme.getByRole('radio', { name: 'System' }).check();
  await paper().toBe(DARK);
  await page.reload();
  await paper().toBe(DARK);
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
});
