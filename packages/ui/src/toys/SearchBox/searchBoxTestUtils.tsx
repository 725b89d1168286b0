import { within } from 'storybook/test';

/** Returns queries and actions for a rendered search box. */
export const boxIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('combobox', { name: 'Search toys' });
  return {
    canvas,
    input,
    names: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    active: () => canvasElement.querySelector(`#${CSS.escape(activeIdOf(input))}`)?.textContent,
  };
};
const activeIdOf = (input: HTMLElement) => input.getAttribute('aria-activedescendant') ?? 'none';
