import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openToy } from '../../stories/steps/browse.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import toyDetailStories from './ToyDetail.stories.tsx';
import { ToyDetail } from './ToyDetail.tsx';

// Below a toy. (Storybook would show a doc comment here instead of the parameters.)
const meta = {
  ...toyDetailStories,
  title: 'Screens/Toy detail',
  component: ToyDetail,
  tags: ['!autodocs'],
  parameters: { ...toyDetailStories.parameters, app: { address: '/toys/7', person: 'withPhoto' } },
} satisfies Meta<typeof ToyDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

const rowOf = (stage: Stage, name: string) => screenOf(stage).findByRole('region', { name });

/** Returns the names of the recently viewed toys, in order. */
const viewedIn = async (stage: Stage) =>
  within(await rowOf(stage, 'Recently viewed'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.split(/\s*Price:/)[0]);

/** Opens toys one after the other from their cards: those opened before are below the last one. */
async function viewToys(stage: Stage) {
  const names = [
    'Rosa Nesting Doll Set',
    'Beep & Blink Voice Buddy',
    'Chestnut Carousel Horse',
    'Rosepeak Castle Playset',
  ];
  for (const [index, name] of names.entries()) {
    if (index > 0) await openToy(stage, name);
    await arriveAt(stage, name, name);
    await waitFor(async () => expect(index === 0 ? [] : await viewedIn(stage)).toHaveLength(index));
  }
}

/** Four toys of its kind, for its ages and near its price, none of them sold out. */
export const Related: Story = {
  tags: ['no-screenshot'], // Success shows it
  play: async (stage) => {
    await arriveAt(stage, 'Rosa Nesting Doll Set', 'Rosa Nesting Doll Set');
    const related = within(await rowOf(stage, 'More like this'));
    const names = related
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Beep & Blink Voice Buddy',
      'Fiesta Llama Piñata',
      'Chestnut Carousel Horse',
      "Apprentice Conjurer's Wand",
    ]);
    await expect(related.getAllByRole('button', { name: /^Save / })).toHaveLength(4);
    await expect(screenOf(stage).queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
};

export const RecentlyViewedRemoved: Story = {
  tags: ['!dev'],
  play: async (stage) => {
    await viewToys(stage);
    const row = within(await rowOf(stage, 'Recently viewed'));
    await userEvent.click(row.getByRole('button', { name: 'Remove Beep & Blink Voice Buddy' }));
    await waitFor(async () =>
      expect(await viewedIn(stage)).toEqual(['Chestnut Carousel Horse', 'Rosa Nesting Doll Set']),
    );
    await expect(row.getByRole('button', { name: 'Remove Rosa Nesting Doll Set' })).toHaveFocus();
    await userEvent.click(row.getByRole('button', { name: 'Clear recently viewed' }));
    const heading = screenOf(stage).getByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(screenOf(stage).queryByRole('region', { name: 'Recently viewed' })).toBeNull(),
    );
    await expect(heading).toHaveFocus();
  },
};
