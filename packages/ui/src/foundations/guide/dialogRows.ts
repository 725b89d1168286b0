import { expect } from 'storybook/test';
import type { GuidePage, KeyboardRow } from './defineGuide.ts';

/** Tab stays inside a dialog: from an element through those with these names. */
export const tabGoesRound = (
  from: (page: GuidePage) => HTMLElement | Promise<HTMLElement>,
  ...focuses: string[]
): KeyboardRow<'Default'> => ({
  keys: ['Tab'],
  does: 'Moves through the dialog, and goes round in it.',
  story: 'Default',
  from,
  focuses,
});

/** Enter or Space on a button, while its field is empty, asks for what is missing. */
export const buttonAsksFor = (
  missing: string,
  { field, button }: { field: string; button: string },
): KeyboardRow<'Default'> => ({
  keys: ['Enter', 'Space'],
  does: `On ${button}, without ${missing}: the field takes the focus, with a message.`,
  story: 'Default',
  from: (page) => page.findByRole('button', { name: button }),
  expects: (page) => {
    expect(page.getByLabelText(field)).toHaveFocus();
    expect(page.getByLabelText(field)).toBeInvalid();
  },
});

/** Escape, pressed on Cancel, closes a dialog whose story has a spy for `onClose`. */
export const escapeCloses: KeyboardRow<'Default'> = {
  keys: ['Escape'],
  does: 'Closes it. The focus returns to where it was.',
  story: 'Default',
  from: (page) => page.findByRole('button', { name: 'Cancel' }),
  expects: ({ args }) => expect(args.onClose).toHaveBeenCalledOnce(),
};
