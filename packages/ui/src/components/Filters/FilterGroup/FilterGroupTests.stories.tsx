import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import filterGroupStories from './FilterGroup.stories.tsx';
import { FilterGroup } from './FilterGroup.tsx';

const meta = {
  ...filterGroupStories,
  title: 'Filters/FilterGroup',
  component: FilterGroup,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof FilterGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

/** One press shows the others, and the first of them takes the focus. */
export const ShowAll: Story = {
  args: { labels: { showAll: ({ written }) => `Show all ${written} sellers` } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Show all 7 sellers' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Moss & Marble' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A chosen option is shown even if it is far down the list, and stays when it is unchecked: it has the focus. */
export const ChosenIsThere: Story = {
  args: { shown: 1, defaultValue: ['lantern'] },
  play: async ({ canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual(['Copper Kettle Playworks', 'Lantern Lane']);
    const lantern = within(canvasElement).getByRole('checkbox', { name: 'Lantern Lane' });
    await userEvent.click(lantern);
    await expect(lantern).not.toBeChecked();
    await expect(lantern).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'Pinwheel & Pine' }),
    ).toHaveFocus();
    await expect(namesIn(canvasElement)).toHaveLength(7);
  },
};

/** A very long list is shown in parts. */
export const HundredAndSix: Story = {
  args: {
    options: Array.from({ length: 106 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Seller ${index + 1}`,
      count: index,
    })),
    defaultValue: ['80'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }));
    await expect(canvas.getByRole('checkbox', { name: 'Seller 6' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 106' }));
    await expect(canvas.getByRole('checkbox', { name: 'Seller 56' })).toHaveFocus();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(106);
  },
};
