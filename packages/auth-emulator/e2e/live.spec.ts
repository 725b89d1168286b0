import { passwordOf } from '../src/client.ts';
import { DEMO_PASSWORD, expect, test } from './emulatorPage.ts';

test('shows what tests do without reloading', async ({ open, emulator }) => {
  const page = await open();
  await emulator.createAccount({ email: 'live@toystore.example', password: 'Secret#2026' });
  await expect(
    page.getByRole('link', { name: 'live@toystore.example', exact: true }),
  ).toBeVisible();
  await emulator.failNext('token', 503);
  await expect(page.getByRole('link', { name: 'Failures 1 simulated' })).toBeVisible();
  await emulator.setClock(-86_400);
  await expect(page.getByText('1 day', { exact: false }).first()).toBeVisible();
});

test('takes the deletion of an account back', async ({ open, emulator }) => {
  const page = await open();
  const before = await emulator.account('twostep@toystore.example');
  await page.getByRole('button', { name: 'Delete twostep@toystore.example' }).click();
  await expect(page.getByText('twostep@toystore.example is deleted.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'twostep@toystore.example', exact: true }),
  ).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('link', { name: 'twostep@toystore.example', exact: true }),
  ).toBeVisible();
  const after = await emulator.account('twostep@toystore.example');
  expect(after && passwordOf(after)).toBe(DEMO_PASSWORD);
  expect(after).toMatchObject({
    localId: before?.localId,
    mfaInfo: [{ mfaEnrollmentId: before?.mfaInfo?.[0]?.mfaEnrollmentId }],
  });
});

test('keeps the view when the project changes, and Back returns to both', async ({
  open,
  page,
  emulator,
}) => {
  const [started = ''] = await emulator.projects();
  await open('codes');
  await page.getByRole('link', { name: 'Log' }).click();
  const project = page.getByLabel('Project');
  const first = await project.inputValue();
  await project.selectOption(started);
  await expect(page.getByText(`requests of ${started}`)).toBeVisible();
  await page.goBack();
  await expect(project).toHaveValue(first);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Codes' })).toBeVisible();
});
