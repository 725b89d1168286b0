import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The part of a story's `play` context that steps use. */
export interface Stage {
  canvasElement: HTMLElement;
}

/** Finds elements of the current screen. */
export const screenOf = ({ canvasElement }: Stage) =>
  within(within(canvasElement).getByRole('main'));

/** Finds elements of the navigation bar. */
export const barOf = ({ canvasElement }: Stage) =>
  within(within(canvasElement).getByRole('banner'));

/** Waits for the screen with this heading: its code may still be loading. */
export async function arriveAt(stage: Stage, heading: string, title: string) {
  await within(stage.canvasElement).findByRole(
    'heading',
    { level: 1, name: heading },
    { timeout: 10_000 },
  );
  await waitFor(() => expect(document.title).toBe(`${title} | ToyStore`));
}

/** Finds the bar's links and buttons. In a narrow window they are in its menu, which this opens. */
export async function openBar(stage: Stage) {
  const menu = barOf(stage).queryByRole('button', { name: 'Menu' });
  if (menu === null) return barOf(stage);
  await userEvent.click(menu);
  return within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 }));
}

/** Closes the open alert. */
export async function answerAlert(title: string) {
  const alert = await seeAlert(title);
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** Expects an open alert with this title. */
export async function seeAlert(title: string) {
  const alert = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(within(alert).getByRole('button', { name: 'OK' })).toHaveFocus());
  return within(alert);
}

/** Waits for a status message with this text. */
export const seeStatus = (message: string) =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible());

/*
 * In a narrow window the bar's links and buttons are hidden, and hidden elements have no accessible name: so the following
 * steps find them by text.
 */

/** Expects these links in the bar, in order. */
export async function seeBarLinks(stage: Stage, links: string[]) {
  const list = within(barOf(stage).getByRole('navigation', { hidden: true }));
  await expect(
    list.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual(links);
}

/** Expects a visitor's bar. */
export async function seeSignedOut(stage: Stage) {
  const bar = barOf(stage);
  await waitFor(() =>
    expect(bar.getByText('Sign In').closest('a')).toHaveAttribute('href', '/login'),
  );
  await expect(bar.queryByText('Sign Out')).toBeNull();
  await seeBarLinks(stage, ['Home', 'Login', 'Register']);
}

/** Expects a signed-in shopper's bar, with a photo or this initial. */
export async function seeSignedIn(stage: Stage, name: string, shown: { letter: string } | 'photo') {
  const bar = barOf(stage);
  const avatar = await bar.findByRole('img', { name });
  if (shown === 'photo') {
    await waitFor(() => expect(avatar.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  } else {
    await waitFor(() => expect(avatar).toHaveTextContent(new RegExp(`^${shown.letter}$`)));
  }
  await expect(bar.getByText('Sign Out').closest('button')).not.toBeNull();
  await expect(bar.queryByText('Sign In')).toBeNull();
  await seeBarLinks(stage, ['Home', 'My Profile']);
}
