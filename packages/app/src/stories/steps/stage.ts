import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Where a play step plays: the context of a story's `play`, of which this is all that it needs. */
export interface Stage {
  canvasElement: HTMLElement;
}

/** The current screen. */
export const screenOf = ({ canvasElement }: Stage) =>
  within(within(canvasElement).getByRole('main'));

/** The navigation bar. */
export const barOf = ({ canvasElement }: Stage) =>
  within(within(canvasElement).getByRole('banner'));

/** Waits until the screen with this heading is there: its code may be on its way. */
export async function arriveAt(stage: Stage, heading: string, title: string) {
  await within(stage.canvasElement).findByRole(
    'heading',
    { level: 1, name: heading },
    { timeout: 10_000 },
  );
  await waitFor(() => expect(document.title).toBe(`${title} | ToyStore`));
}

/** The bar's links and buttons. In a narrow window they are in its menu, which this opens. */
export async function openBar(stage: Stage) {
  const menu = barOf(stage).queryByRole('button', { name: 'Menu' });
  if (menu === null) return barOf(stage);
  await userEvent.click(menu);
  return within(await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 }));
}

/** Answers the open alert. */
export async function answerAlert(title: string) {
  const alert = await seeAlert(title);
  await userEvent.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

/** The alert with this title is open. */
export async function seeAlert(title: string) {
  const alert = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(within(alert).getByRole('button', { name: 'OK' })).toHaveFocus());
  return within(alert);
}

/** The status message that says this has come up. */
export const seeStatus = (message: string) =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible());

/** Goes on to this element with the Tab key alone. */
export async function tabTo(target: HTMLElement, { backwards = false } = {}) {
  for (let stops = 0; stops < 100 && document.activeElement !== target; stops += 1) {
    await userEvent.tab({ shift: backwards });
  }
  await expect(target).toHaveFocus();
}

/*
 * In a narrow window the bar's links and buttons are there, but hidden, and what is hidden has no
 * accessible name: so the following steps go by their text.
 */

/** The links of the bar, in order. */
export async function seeBarLinks(stage: Stage, links: string[]) {
  const list = within(barOf(stage).getByRole('navigation', { hidden: true }));
  await expect(
    list.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual(links);
}

/** The bar of a visitor. */
export async function seeSignedOut(stage: Stage) {
  const bar = barOf(stage);
  await waitFor(() =>
    expect(bar.getByText('Sign In').closest('a')).toHaveAttribute('href', '/login'),
  );
  await expect(bar.queryByText('Sign Out')).toBeNull();
  await seeBarLinks(stage, ['Home', 'Login', 'Register']);
}

/** The bar of a signed-in shopper, who is shown by a photo or by this letter. */
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
