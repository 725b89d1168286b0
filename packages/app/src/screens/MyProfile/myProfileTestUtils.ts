import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paste } from '../../stories/steps/account.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';

export const arrive = (stage: Stage) => arriveAt(stage, 'My Profile', 'My Profile');

export const seeAccount = async (stage: Stage, name: string, email: string, photo: string) => {
  const account = within(screenOf(stage).getByRole('region', { name: 'Account' }));
  await expect(account.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  await expect(account.getByText(email)).toBeVisible();
  await waitFor(() => {
    const picture = account.getByRole<HTMLImageElement>('img', { name: 'Profile photo' });
    expect(picture.src).toContain(photo);
    expect(picture.naturalWidth).toBeGreaterThan(0);
  });
};

/** Finds the section about the sign-in methods. */
export const securityOf = (stage: Stage) =>
  within(screenOf(stage).getByRole('region', { name: 'Sign-in and security' }));

export const press = (stage: Stage, name: string) =>
  userEvent.click(securityOf(stage).getByRole('button', { name }));

/** Finds the dialog with this name when it has opened. */
export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Fills in the only field of a dialog and submits it by Enter. */
export async function typeAndSend(dialogName: string, label: string, text: string) {
  const field = (await dialogOf(dialogName)).getByLabelText(label);
  await paste(field, text);
  await userEvent.keyboard('{Enter}');
}

/** Expects that no dialog covers the page. */
export const seeNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
