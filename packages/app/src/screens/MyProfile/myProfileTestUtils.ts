import { expect, waitFor, within } from 'storybook/test';
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
