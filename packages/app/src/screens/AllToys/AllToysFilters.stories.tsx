import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { type Stage, screenOf } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';
import { allToysStories, arrive, openFilters, seeCount } from './allToysTestUtils.ts';

const meta = {
  ...allToysStories,
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

const isFor25 = ({ price, rating, availableQuantity }: (typeof catalogues.shop)[number]) =>
  price <= 25 && rating >= 4 && availableQuantity > 0;
const count = catalogues.shop.filter(isFor25).length;
const QUERY = '?sort=price-asc&max=25&rating=4&stock=1';

export const Filtered: Story = {
  parameters: { app: { address: `/alltoy${QUERY}` } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, count);
    const chosen = within(screenOf(stage).getByRole('group', { name: 'Selected filters' }));
    await expect(chosen.getByRole('button', { name: 'Remove filter: Up to $25' })).toBeVisible();
    await expect(screenOf(stage).getAllByRole('article')).toHaveLength(count);
  },
};

/** A catalogue of the specified fields alone offers no filters of others, and an address that has them shows all toys. */
export const WithSpecifiedFieldsAlone: Story = {
  tags: ['no-screenshot'], // ToyGrid covers it
  parameters: {
    app: { address: '/alltoy?age=3&category=Vehicles&new=1&sort=newest' },
    msw: [answerWith(catalogues.specifiedFields)],
  },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, catalogues.shop.length);
    await expect(screenOf(stage).queryByRole('group', { name: 'Selected filters' })).toBeNull();
    await expect(screenOf(stage).queryByText('3+')).toBeNull();
    const filters = await openFilters(stage);
    for (const name of ['Age', 'Category']) {
      await expect(filters.queryByRole('group', { name })).toBeNull();
    }
    await expect(filters.queryByLabelText('New only')).toBeNull();
    await expect(filters.queryByRole('option', { name: 'Newest' })).toBeNull();
  },
};

/** Saved toys belong to an account: a visitor opens this URL. */
export const SavedToysOfAVisitor: Story = {
  tags: ['no-screenshot'], // a message above the cards of Success
  parameters: { app: { address: '/alltoy?saved=1' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, catalogues.shop.length);
    await expect(screenOf(stage).getByText(/^Saved toys belong to an account/)).toBeVisible();
    const login = screenOf(stage).getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', '/login');
  },
};

/** The account service could not be loaded, so the auth state is unknown. */
export const SavedToysUnavailable: Story = {
  tags: ['no-screenshot'], // the same with another text
  parameters: { app: { address: '/alltoy?saved=1', person: 'unavailable' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, catalogues.shop.length);
    const alert = await screenOf(stage).findByRole('alert');
    await expect(alert).toHaveTextContent('Accounts are unavailable');
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screenOf(stage).queryByRole('alert')).toBeNull());
  },
};

export const FiltersOpen: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { app: { address: `/alltoy${QUERY}` } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, count);
    const filters = await openFilters(stage);
    await expect(filters.getByLabelText('4 and up')).toBeChecked();
    for (const [name, choices] of [
      ['Age', 6],
      ['Category', 9],
    ] as const) {
      const group = within(filters.getByRole('group', { name }));
      await expect(group.getAllByRole('checkbox')).toHaveLength(choices);
    }
    await expect(filters.getByRole('button', { name: `Show ${count} toys` })).toBeVisible();
    const orders = within(filters.getByLabelText('Sort by')).getAllByRole('option');
    await expect(orders.map(({ textContent }) => textContent)).toEqual([
      ...['Featured', 'Price: low to high', 'Price: high to low', 'Top rated', 'Name: A to Z'],
      'Newest',
    ]);
  },
};

export const NothingFits: Story = {
  parameters: { app: { address: '/alltoy?min=500' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 0);
    await expect(screenOf(stage).getByText('No toys match these filters.')).toBeVisible();
    await expect(screenOf(stage).getAllByRole('button', { name: 'Clear all' })).toHaveLength(1);
  },
};

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

/** A link that was made by hand, of more ids than the shop's links have, at the end of a sentence and with a broken id. */
export const SharedListInPart: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      address: `/alltoy?list=%FF.${Array.from({ length: 50 }, (_, id) => id).join('.')}.last).`,
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await seeNotice(
      stage,
      "A list of 49 toys that someone shared with you. 2 more toys are left out. 1 is no longer available. 1 part of this link couldn't be read.",
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
