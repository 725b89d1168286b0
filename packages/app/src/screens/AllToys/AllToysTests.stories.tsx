import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { answerWith, catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { jumpToCastle } from '../../stories/steps/browse.ts';
import { screenOf } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';
import { allToysStories, arrive, searchOf, seeCount } from './allToysTestUtils.ts';

const meta = {
  ...allToysStories,
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Scrolls to a chosen toy; the others stay. */
export const SearchJumped: Story = {
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await jumpToCastle(stage);
    await seeCount(stage, 48);
  },
};

/** A category's URL opens at its card. */
export const OpenedAtACard: Story = {
  parameters: { app: { address: '/alltoy#6' } },
  play: async (stage) => {
    await arrive(stage);
    const sixth = catalogues.shop[5]?.toyName;
    await waitFor(() =>
      expect(screenOf(stage).getByRole('link', { name: `View More: ${sixth}` })).toHaveFocus(),
    );
  },
};

/** Before the catalogue has loaded, it is unknown whether toys match. */
export const SearchedWhileLoading: Story = {
  tags: ['no-screenshot'],
  parameters: { msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await arrive(stage);
    await userEvent.type(searchOf(stage), 'castle');
    await expect(await screenOf(stage).findByText('Loading toys…')).toBeVisible();
    await expect(screenOf(stage).queryByText('No toys match')).toBeNull();
  },
};

export const SearchedInVain: Story = {
  tags: ['no-screenshot'],
  parameters: { msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await arrive(stage);
    await screenOf(stage).findByText(/^Failed to load toys/);
    await userEvent.type(searchOf(stage), 'castle');
    await expect(await screenOf(stage).findByText('Toys could not be loaded')).toBeVisible();
    await expect(screenOf(stage).queryByText('No toys match')).toBeNull();
  },
};

/** Omits invalid records, does not count them, and reports them to the console with field, position and name. */
export const BadRecordsLeftOut: Story = {
  parameters: { msw: [answerWith(catalogues.badRecords)] },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    return () => warn.mockRestore();
  },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 1);
    await expect(screenOf(stage).getAllByRole('article')).toHaveLength(1);
    await expect(console.warn).toHaveBeenCalledTimes(3);
    await expect(console.warn).toHaveBeenCalledWith(
      'Catalogue: price must be a number: 1 record left out (2 "Bramble the Honey Bear").',
    );
    await expect(console.warn).toHaveBeenCalledWith(
      'Catalogue: toyName is missing: 1 record left out (3).',
    );
    await expect(console.warn).toHaveBeenCalledWith(
      'Catalogue: toyId is there already: 1 record left out (4 "Bramble the Honey Bear").',
    );
  },
};
