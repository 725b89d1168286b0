import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith } from '../../stories/catalogueAnswers.ts';
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

export const FilteredByAgeAndCategory: Story = {
  parameters: { app: { address: '/alltoy?age=3&category=Vehicles' } },
  play: async (stage) => {
    await arrive(stage);
    const vehicles = catalogues.shop.filter(({ category }) => category === 'Vehicles');
    await seeCount(stage, vehicles.length); // each is for three- or four-year-olds
    const all = screenOf(stage);
    const chosen = within(all.getByRole('group', { name: 'Selected filters' }));
    await expect(chosen.getByRole('button', { name: 'Remove filter: Age 3-4' })).toBeVisible();
    await expect(chosen.getByRole('button', { name: 'Remove filter: Vehicles' })).toBeVisible();
    await expect(
      within(all.getByRole('article', { name: 'Red Wing Prop Plane' })).getByText('4+'),
    ).toBeVisible();
  },
};

export const FilteredByNew: Story = {
  tags: ['no-screenshot'], // the chip and cards of another filter
  parameters: {
    app: { address: '/alltoy?new=1' },
    msw: [answerWith(catalogues.threeNew)],
  },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 3);
    const chosen = within(screenOf(stage).getByRole('group', { name: 'Selected filters' }));
    await expect(chosen.getByRole('button', { name: 'Remove filter: New only' })).toBeVisible();
    const filters = await openFilters(stage);
    await expect(filters.getByLabelText('New only')).toHaveAccessibleDescription('3 toys');
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
