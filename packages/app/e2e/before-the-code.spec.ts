import { finderOf } from './filters/filters.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { pauseRequests } from './pauseRequests.ts';

// Actions before hydration: the page replays what a visitor does on prerendered HTML.

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('continues a search that is typed before hydration; opens the filters that were pressed, unless the visitor has done something else since', async ({
    page,
  }) => {
    const { openSheet, sheet } = finderOf(page);
    const search = page.getByRole('combobox', { name: 'Search App' });
    const resume = await pauseRequests(page, '**/assets/main-*.js');
    await page.goto('/alltoy', { waitUntil: 'commit' });
    await openSheet.click();
    await search.pressSequentially('cast');
    resume();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(search).toBeFocused();
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('s');
    await expect(search).toHaveValue('casts');
    await search.blur();
    await expect(search).toHaveValue('casts');

    const resumeAgain = await pauseRequests(page, '**/assets/main-*.js');
    await page.goto('/alltoy', { waitUntil: 'commit' });
    await openSheet.click();
    resumeAgain();
    await expect(sheet).toBeVisible();
  });
});

test('keeps the focus on the Google button if the click is too old for a popup', async ({
  page,
}) => {
  // Simulates some seconds after the click, when the browser would block the popup.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
  });
  const popups: string[] = [];
  page.on('popup', (popup) => popups.push(popup.url()));
  const resume = await pauseRequests(page, '**/assets/main-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await google.click();
  await page.getByLabel('Email', { exact: true }).focus();
  resume();
  await expect(google).toBeFocused();
  await waitForHydration(page);
  expect(popups).toEqual([]);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

/** How extensions and translation change a page. */
const CHANGES = {
  nothing: () => {},
  'a node after each input': () => {
    for (const input of document.querySelectorAll('input')) {
      input.after(document.createElement('password-manager'));
    }
  },
  'other text nodes': () => {
    for (const label of document.querySelectorAll('label, a, h1')) {
      const font = document.createElement('font');
      font.append(label.textContent ?? '');
      label.replaceChildren(font);
    }
  },
};

test.describe('with an extension or translation', () => {
  test.use({ expectedErrors: /Minified React error #418/ }); // React reports that it rendered from scratch

  test('keeps and checks what is typed before hydration, also when an extension or translation has changed the page', async ({
    page,
  }) => {
    const email = page.getByLabel('Email', { exact: true });
    const name = page.getByLabel('Name', { exact: true });
    for (const change of Object.values(CHANGES)) {
      const resume = await pauseRequests(page, '**/assets/main-*.js');
      await page.goto('/register', { waitUntil: 'commit' });
      await email.fill('robin@toystore.example');
      await page.getByLabel('Password', { exact: true }).fill('Toy2026');
      await name.fill('Robin');
      await page.keyboard.press('Shift+ArrowLeft');
      await page.evaluate(change);
      resume();
      await waitForHydration(page);
      await expect(email).toHaveValue('robin@toystore.example');
      await expect(name).toHaveValue('Robin');
      await expect(name).toBeFocused();
      await expect(page.getByRole('listitem').filter({ hasText: 'Lowercase' })).toHaveText(/^met/);
      await page.keyboard.type('y');
      await expect(name).toHaveValue('Robiy');
    }
  });
});
