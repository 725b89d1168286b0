import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { screenOf } from '../../stories/steps/stage.ts';
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

export const FilteredForAShopper: Story = {
  tags: ['!dev'],
  parameters: { app: { address: `/alltoy${QUERY}`, person: 'withPhoto' } },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, count);
    const save = await screenOf(stage).findAllByRole('button', { name: /^Save / });
    await expect(save).toHaveLength(count);
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
    await expect(filters.getByRole('button', { name: `Show ${count} toys` })).toBeVisible();
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

export const FilteredLoading: Story = {
  tags: ['no-screenshot'], // Loading covers it
  parameters: {
    app: { address: `/alltoy${QUERY}`, prerendered: true },
    msw: [catalogueAnswers.loading],
  },
  play: async (stage) => {
    await arrive(stage);
    const all = screenOf(stage);
    await waitFor(() => expect(all.queryByRole('article')).toBeNull());
    await expect(all.getByText('Loading...')).toBeVisible();
    await expect(all.queryByText('Toy Found')).toBeNull();
  },
};

export const FilteredFailed: Story = {
  tags: ['no-screenshot'], // Error covers it
  parameters: {
    app: { address: `/alltoy${QUERY}`, prerendered: true },
    msw: [catalogueAnswers.error],
  },
  play: async (stage) => {
    await arrive(stage);
    const all = screenOf(stage);
    await expect(await all.findByRole('alert')).toHaveTextContent('Failed to load toys: HTTP 503');
    await expect(all.queryByRole('article')).toBeNull();
    stage.msw.use(catalogueAnswers.success);
    await userEvent.click(all.getByRole('button', { name: 'Try again' }));
    await seeCount(stage, count);
  },
};
