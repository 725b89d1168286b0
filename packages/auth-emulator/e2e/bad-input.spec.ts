import { expect, projectId, test } from './emulatorPage.ts';

const SHOPPER = 'shopper@toystore.example';

test('keeps invalid claims as they are typed, and names line and cure', async ({
  open,
  emulator,
}) => {
  const page = await open('accounts/demo-shopper');
  const claims = '{\n  "role": "buyer"\n  "level": 2\n}';
  await page.getByLabel('JSON').fill(claims);
  await expect(
    page.getByText('Line 3, character 3: a comma is missing before "level".'),
  ).toBeVisible();
  await expect(page.getByText('1 unsaved change, 1 error')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: SHOPPER, exact: true }).click();
  await expect(page.getByLabel('JSON')).toHaveValue(claims);
  expect((await emulator.account(SHOPPER))?.customAttributes).toBeUndefined();
});

test.describe('a duplicate e-mail', () => {
  test.use({ expectedErrors: /400 \(Bad Request\)/ });

  test('is refused in one sentence, and the form stays', async ({ open }) => {
    const page = await open();
    await page.getByRole('button', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await dialog.getByLabel('E-mail', { exact: true }).fill(SHOPPER);
    await dialog.getByLabel('Password').fill('Secret#2026');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    const sentence = 'Another account has this e-mail. Use another one, or edit that account.';
    await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      sentence,
    );
    await expect(dialog.getByLabel('Password')).toHaveValue('Secret#2026');
    await dialog.getByLabel('E-mail', { exact: true }).fill('second@toystore.example');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByText('second@toystore.example is added.')).toBeVisible();
  });

  test('is refused in the sheet of an account, too', async ({ open }) => {
    const page = await open('accounts/demo-photo');
    await page.getByLabel('E-mail', { exact: true }).fill(SHOPPER);
    await page.getByRole('textbox', { name: 'Display name' }).fill('Kept');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      /^Another account has this e-mail/,
    );
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Kept');
  });
});

test('shows what another page has saved, and overwrites it only after that', async ({
  open,
  emulator,
}) => {
  const page = await open('accounts/demo-shopper');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Mine');
  await emulator.updateAccount('demo-shopper', { displayName: 'Theirs', photoUrl: '/theirs.png' });
  const note = page.getByText('Another page changed this to “Theirs”.');
  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Mine');
  await expect(page.getByLabel('Photo')).toHaveValue('/theirs.png');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${SHOPPER} is saved.`)).toBeVisible();
  expect(await emulator.account(SHOPPER)).toMatchObject({
    displayName: 'Mine',
    photoUrl: '/theirs.png',
  });
});

test.describe('another page that was faster than its news', () => {
  test.use({ expectedErrors: /toystore.events/ });

  test('is not overwritten unseen', async ({ page, emulator }) => {
    await page.route(/toystore.events/, (route) => route.abort());
    await page.goto(`/?project=${projectId}#accounts/demo-shopper`);
    await page.getByRole('textbox', { name: 'Display name' }).fill('Mine');
    await emulator.updateAccount('demo-shopper', { displayName: 'Theirs' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing was saved: look at the marked fields.')).toBeVisible();
    await expect(page.getByText('Another page changed this to “Theirs”.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Mine');
    expect(await emulator.account(SHOPPER)).toMatchObject({ displayName: 'Theirs' });
  });
});

test.describe('a snapshot that another page has deleted', () => {
  test.use({ expectedErrors: /404 \(Not Found\)|snapshots/ });

  test('is refused in one sentence', async ({ open, emulator, context }) => {
    await emulator.snapshot('first');
    await emulator.snapshot('second');
    const page = await open('snapshots');
    await context.route(/\/toystore\/snapshots$/, (route) => route.abort());
    await emulator.deleteSnapshot('first');
    await page.getByRole('button', { name: 'Restore first' }).click();
    await expect(page.getByRole('status').getByText(/first.*second/)).toBeVisible();
  });
});

test('shows a name of an account as text', async ({ open, emulator }) => {
  const name = '<img src=x onerror="document.title=1">';
  await emulator.updateAccount('demo-shopper', { displayName: name });
  const page = await open('accounts/demo-shopper');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
});
