import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { answerWith, catalogueAnswers, lostPictures } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { inApp } from '../../stories/inApp.tsx';
import { jumpToCastle, searchFor, seeAllToys } from '../../stories/steps/browse.ts';
import { arriveAt, type Stage, screenOf, seeSignedIn } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';

const meta = {
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    app: { address: '/alltoy' },
    msw: [catalogueAnswers.success],
    // The cards after the first twelve are more of the same, and axe takes its time over each; Success has them all checked.
    a11y: { context: { exclude: ['main li:nth-child(n + 13)'] } },
  },
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

const arrive = (stage: Stage) => arriveAt(stage, 'Our All Toys', 'All Toys');

const seeCount = (stage: Stage, count: number) =>
  waitFor(() =>
    expect(screenOf(stage).getByText('Toy Found')).toHaveTextContent(`${count} Toy Found`),
  );

const searchOf = (stage: Stage) => screenOf(stage).getByRole('combobox', { name: 'Search App' });

export const Success: Story = {
  parameters: { a11y: { context: { exclude: [] } } },
  play: seeAllToys,
};

export const Loading: Story = {
  parameters: { msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await arrive(stage);
    const all = screenOf(stage);
    await expect(all.getByText('Loading...')).toBeVisible();
    await expect(all.queryByText('Toy Found')).toBeNull();
    await expect(searchOf(stage)).toBeEnabled();
  },
};

export const Empty: Story = {
  parameters: { msw: [catalogueAnswers.empty] },
  play: async (stage) => {
    await arrive(stage);
    await expect(await screenOf(stage).findByText('No toys to display right now.')).toBeVisible();
    await seeCount(stage, 0);
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: every screen's stories have these names
export const Error: Story = {
  parameters: { msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await arrive(stage);
    const all = screenOf(stage);
    await expect(await all.findByRole('alert')).toHaveTextContent('Failed to load toys: HTTP 503');
    await expect(all.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(all.queryByText('Toy Found')).toBeNull();
  },
};

/** The page was built with the first toys and the number of all. */
export const KnownToysLoading: Story = {
  parameters: { app: { prerendered: true }, msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await arrive(stage);
    const all = screenOf(stage);
    await expect(all.getByText('Loading...')).toBeVisible();
    await seeCount(stage, 48);
    await waitFor(() => expect(all.getAllByRole('article')).toHaveLength(12));
  },
};

export const KnownToysFailed: Story = {
  parameters: { app: { prerendered: true }, msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await arrive(stage);
    const all = screenOf(stage);
    await expect(await all.findByRole('alert')).toHaveTextContent('Failed to load toys: HTTP 503');
    await seeCount(stage, 48);
    await waitFor(() => expect(all.getAllByRole('article')).toHaveLength(12));
  },
};

export const TriedAgain: Story = {
  ...Error,
  play: async (context) => {
    await Error.play?.(context);
    context.msw.use(catalogueAnswers.success);
    await userEvent.click(screenOf(context).getByRole('button', { name: 'Try again' }));
    await seeAllToys(context);
    await expect(screenOf(context).queryByRole('alert')).toBeNull();
  },
};

export const SearchOpen: Story = {
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await searchFor(stage, 'the');
    const all = screenOf(stage);
    await waitFor(() => expect(all.getAllByRole('option').length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}');
    await expect(all.getByRole('option', { selected: true })).toHaveTextContent(
      'Bramble the Honey Bear $34.95',
    );
    await seeCount(stage, 48);
  },
};

export const SearchWithoutAMatch: Story = {
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await searchFor(stage, 'no such toy{Enter}');
    await expect(await screenOf(stage).findByText('No toys match')).toBeVisible();
    await expect(searchOf(stage)).toHaveValue('no such toy');
    await seeCount(stage, 48);
  },
};

/** A chosen toy is jumped to; the others stay. */
export const SearchJumped: Story = {
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await jumpToCastle(stage);
    await seeCount(stage, 48);
  },
};

/** A category's address leads straight to its card. */
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

export const FiveHundredToys: Story = {
  name: '500 toys',
  tags: ['no-picture'], // its first rows are those of every grid; the rest is below the picture
  parameters: { msw: [answerWith(catalogues.fiveHundred)] },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 500);
    const last = catalogues.fiveHundred.at(-1)?.toyName ?? '';
    await userEvent.click(searchOf(stage));
    await userEvent.paste(last);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(`View More: ${last}`));
  },
};

export const LongNames: Story = {
  parameters: { msw: [answerWith(catalogues.longNames)] },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const BrokenPictures: Story = {
  parameters: { msw: [answerWith(catalogues.brokenPictures), lostPictures] },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    const [first] = screenOf(stage).getAllByRole('article');
    await waitFor(() => expect(first?.querySelector('img')).toBeNull());
    await expect(first?.querySelector('svg')).toBeVisible();
  },
};

/** Records that do not fit are left out, counted out, and reported to the console with position and field. */
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
      'Catalogue: record 1 left out, its price must be a number.',
    );
    await expect(console.warn).toHaveBeenCalledWith(
      'Catalogue: record 2 left out, its toyName is missing.',
    );
    await expect(console.warn).toHaveBeenCalledWith(
      'Catalogue: record 3 left out, its toyId is there already.',
    );
  },
};

export const SignedIn: Story = {
  parameters: { app: { person: 'withPhoto' } },
  play: async (stage) => {
    await seeAllToys(stage);
    await seeSignedIn(stage, 'Demo Shopper', 'photo');
  },
};
