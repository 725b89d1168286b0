import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { type Stage, screenOf } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';
import { allToysStories, arrive, seeCount } from './allToysTestUtils.ts';

const meta = {
  ...allToysStories,
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

const seeNotice = (stage: Stage, text: string) =>
  waitFor(() =>
    expect(
      screenOf(stage)
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(`${text}All Toys`),
  );

/** A visitor follows a link; the page was prerendered with the first toys. */
export const SharedList: Story = {
  parameters: { app: { address: '/alltoy?list=6.17.24.27.31.47', prerendered: true } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 6);
    await seeNotice(stage, 'A list of 6 toys that someone shared with you.');
    const all = screenOf(stage);
    await expect(all.getAllByRole('article')).toHaveLength(6);
    await expect(all.getByRole('button', { name: 'Remove filter: Shared list' })).toBeVisible();
    await expect(all.queryByRole('button', { name: 'Share this list' })).toBeNull();
  },
};

/** The link was at the end of a sentence, and a mail program has broken one of its ids. */
export const SharedListSomeGone: Story = {
  tags: ['no-screenshot'],
  parameters: { app: { address: '/alltoy?list=6.gone.%FF.24%0A.lost.31).' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 3);
    await seeNotice(
      stage,
      "A list of 5 toys that someone shared with you. 2 are no longer available. 1 part of this link couldn't be read.",
    );
  },
};

/** A link that was made by hand: no link of the shop has so many ids. */
export const SharedListTooLong: Story = {
  tags: ['!dev'],
  parameters: {
    app: { address: `/alltoy?list=${Array.from({ length: 51 }, (_, id) => id).join('.')}.last` },
  },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await seeNotice(
      stage,
      'A list of 50 toys that someone shared with you. 2 more toys are left out. 2 are no longer available.',
    );
  },
};

/** The way out replaces "Clear all", and the heading takes the focus of what it removes. */
export const SharedListAllGone: Story = {
  parameters: { app: { address: '/alltoy?list=gone' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 0);
    const all = screenOf(stage);
    await expect(all.getByText('The toys of this list are no longer available.')).toBeVisible();
    await expect(all.queryByText(/someone shared/)).toBeNull();
    await expect(all.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

/** Nothing can be read: the page does not claim that the shop had these toys. */
export const SharedListUnreadable: Story = {
  tags: ['!dev'],
  parameters: { app: { address: '/alltoy?list=%FF.3)x' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 0);
    const all = screenOf(stage);
    await expect(all.getByText("2 parts of this link couldn't be read.")).toBeVisible();
    await expect(all.queryByText(/someone shared|available/)).toBeNull();
  },
};

/** A link without ids. */
export const SharedListEmpty: Story = {
  tags: ['!dev'],
  parameters: { app: { address: '/alltoy?list=..%20.' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 0);
    const all = screenOf(stage);
    await expect(all.getByText('This link has no toys in it.')).toBeVisible();
    await userEvent.click(all.getByRole('link', { name: 'All Toys' }));
    await seeCount(stage, 48);
    await expect(all.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const SharedListLoading: Story = {
  tags: ['!dev'],
  parameters: {
    app: { address: '/alltoy?list=6.gone', prerendered: true },
    msw: [catalogueAnswers.loading],
  },
  play: async (stage) => {
    await arrive(stage);
    await seeNotice(stage, 'A list of 2 toys that someone shared with you.');
    await waitFor(() => expect(screenOf(stage).queryByRole('article')).toBeNull());
  },
};
