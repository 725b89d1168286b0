import type { Decorator } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Open dialogs cover the page, so the documentation page shows each in its own frame. */
export const inOwnWindow = { docs: { story: { inline: false, height: '640px' } } };

/** The provider's error without a network. */
export const offline = {
  message: 'Firebase: Error (auth/network-request-failed).',
  help: 'Please check your connection and try again.',
};

/** Lets the user close a dialog; its control `open` opens it again. */
export const closable: Decorator = (Story, { args }) => {
  const [, change] = useArgs();
  return Story({ args: { ...args, onClose: () => change({ open: false }) } });
};

/** Finds the open dialog with this name, and its buttons. */
export const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  const parts = within(dialog);
  return { dialog, parts, button: (label: string) => parts.getByRole('button', { name: label }) };
};

/** Presses beside the dialog. */
export const pressOutside = async () => {
  const outside = document.elementFromPoint(4, 4);
  if (outside) await userEvent.click(outside, { pointerEventsCheck: 0 });
};

/** Checks that the field takes the focus as soon as the dialog opens. */
export const expectFirstFocus = (field: HTMLElement) => waitFor(() => expect(field).toHaveFocus());
