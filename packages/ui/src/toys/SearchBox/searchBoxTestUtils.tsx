import type { Meta } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { fromCatalogue } from '../../stories/fromCatalogue.ts';
import type { SearchBox } from './SearchBox.tsx';

/** What all stories of `SearchBox` have. */
export const searchBoxStories = {
  args: { toys: fromCatalogue((toys) => toys), onChoose: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 600, padding: 'var(--ts-space-6)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Partial<Meta<typeof SearchBox>>;

/** Looks at a rendered search box as its user does. */
export const boxIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('combobox', { name: 'Search App' });
  return {
    canvas,
    input,
    names: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    active: () => canvasElement.querySelector(`#${CSS.escape(activeIdOf(input))}`)?.textContent,
  };
};
const activeIdOf = (input: HTMLElement) => input.getAttribute('aria-activedescendant') ?? 'none';
