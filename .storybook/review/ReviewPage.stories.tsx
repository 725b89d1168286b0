import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { ReviewPage } from './ReviewPage.tsx';
import type { PictureChange, Review } from './review.ts';

const picture = (story: string, change: Partial<PictureChange> = {}): PictureChange => ({
  name: `toys-toycard/${story.toLowerCase()}-light`,
  storyId: `toys-toycard--${story.toLowerCase()}`,
  title: 'Toys/ToyCard',
  story,
  mode: 'light',
  kind: 'changed',
  share: 0.004,
  resized: false,
  causes: ['--ts-radius-l'],
  ...change,
});

const review: Review = {
  branch: 'softer-corners',
  head: '4f1c2ab',
  base: { name: 'main', commit: '832a345b' },
  date: '2026-11-25T16:42:00Z',
  compared: { pictures: 453, components: 79, tokens: 118 },
  pictures: [
    picture('Default'),
    picture('Compact', { kind: 'removed', causes: [] }),
    picture('Saved', { kind: 'new', mode: 'dark', causes: [] }),
    picture('Long', { mode: 'w320', share: 0.0002, resized: true, causes: [] }),
  ],
  props: [
    {
      component: 'QuantityStepper',
      prop: 'max',
      before: 'max: number',
      after: 'max?: number',
      breaking: false,
      advice: 'It is optional now.',
    },
  ],
  tokens: [
    {
      token: '--ts-radius-l',
      brand: 'toystore',
      before: '28px',
      after: '16px',
      contrast: undefined,
    },
    {
      token: '--ts-border-strong',
      brand: 'toystore',
      before: '#877d94 in light, #8e82aa in dark',
      after: '#6a5f7c in light, #8e82aa in dark',
      contrast: { pair: 'on surface, light', before: 3.87, after: 5.9, needed: 3 },
    },
  ],
};

const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="100" fill="${colour}"/></svg>`)}`;

// Kept out of the sidebar: it has nothing that a designer looks for.
const meta = {
  title: 'Review/ReviewPage',
  component: ReviewPage,
  tags: ['!dev', '!autodocs', '!manifest', 'no-screenshot'],
  args: {
    review,
    pictureUrl: (_, part) => dot({ before: 'teal', after: 'tomato', difference: 'red' }[part]),
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ReviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const shown = () => page.getByRole('region', { name: /^ToyCard, / });
    await expect(shown()).toHaveAccessibleName('ToyCard, Default');
    await expect(shown()).toHaveTextContent('0.4 % of the pixels; its styles use --ts-radius-l.');

    await userEvent.keyboard('3');
    await expect(
      page.getByRole('img', { name: 'Toys/ToyCard, Default, difference' }),
    ).toBeVisible();
    await userEvent.keyboard('+');
    await expect(page.getByRole('radio', { name: '200 %' })).toBeChecked();

    await userEvent.keyboard('xj');
    await expect(shown()).toHaveAccessibleName('ToyCard, Compact');
    await expect(page.getByText('1 seen')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Slider' })).toBeDisabled();
    await userEvent.keyboard('jj');
    await expect(shown()).toHaveTextContent('Its size differs. less than 0.1 % of the pixels.');
    await userEvent.keyboard('j'); // at the end it stays
    await expect(shown()).toHaveAccessibleName('ToyCard, Long');
    await userEvent.keyboard('k');
    await expect(shown()).toHaveAccessibleName('ToyCard, Saved');

    await userEvent.click(page.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('k');
    await expect(shown()).toHaveAccessibleName('ToyCard, Saved');
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = () => page.getByRole('navigation', { name: 'Changed pictures' });
    await userEvent.selectOptions(page.getByLabelText('Kind'), 'Look different (2)');
    await expect(within(rows()).getAllByRole('button')).toHaveLength(2);
    await userEvent.selectOptions(page.getByLabelText('Theme'), 'Dark (0)');
    await expect(rows()).toHaveTextContent('No picture matches these filters.');
    await userEvent.selectOptions(page.getByLabelText('Kind'), 'All (1)');
    await expect(page.getByRole('region', { name: 'ToyCard, Saved' })).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Seen x' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Only not seen (0)' }));
    await expect(rows()).toHaveTextContent('No picture matches these filters.');
  },
};

export const WithASlider: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'Slider' }));
    const line = page.getByRole('slider', { name: 'Place of the line' });
    fireEvent.change(line, { target: { value: '30' } }); // user-event's keys do not move a range
    const after = page.getByRole('img', { name: 'Toys/ToyCard, Default, after' });
    await expect(getComputedStyle(after).clipPath).toBe('inset(0px 0px 0px 30%)');
  },
};

export const PropsAndTokens: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: '2 tokens changed' }));
    const tokens = page.getByRole('region', { name: 'Tokens changed' });
    await expect(tokens).toHaveFocus();
    await expect(
      within(tokens).getByRole('row', {
        name: '--ts-border-strong toystore #877d94 in light, #8e82aa in dark #6a5f7c in light, #8e82aa in dark 3.8 to 5.9 on surface, light needs 3 0',
      }),
    ).toBeVisible();
    await expect(
      page.getByRole('row', {
        name: 'QuantityStepper max: number max?: number Nothing to do It is optional now.',
      }),
    ).toBeVisible();
  },
};

export const NothingChanged: Story = {
  args: { review: { ...review, pictures: [], props: [], tokens: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'Nothing changed' })).toHaveTextContent(
      'All 453 pictures, the props of 79 components and 118 tokens are as on main at 832a345b.',
    );
    await expect(page.queryByRole('navigation')).toBeNull();
  },
};
