import type { Decorator } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Open dialogs cover the page: on the documentation page each gets a window of its own. */
export const inOwnWindow = { docs: { story: { inline: false, height: '640px' } } };

/** What the provider says when it has no network. */
export const offline = {
  message: 'Firebase: Error (auth/network-request-failed).',
  help: 'Please check your connection and try again.',
};

/** Lets a dialog close; its control `open` opens it again. */
export const closable: Decorator = (Story, { args }) => {
  const [, change] = useArgs();
  return Story({ args: { ...args, onClose: () => change({ open: false }) } });
};

/** The open dialog of this name, and its buttons. */
export const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  const parts = within(dialog);
  return { dialog, parts, button: (label: string) => parts.getByRole('button', { name: label }) };
};

/** Presses what is beside the dialog. */
export const pressOutside = async () => {
  const outside = document.elementFromPoint(4, 4);
  if (outside) await userEvent.click(outside, { pointerEventsCheck: 0 });
};

/** The field has the focus by itself, as soon as the dialog is there. */
export const expectFirstFocus = (field: HTMLElement) => waitFor(() => expect(field).toHaveFocus());
