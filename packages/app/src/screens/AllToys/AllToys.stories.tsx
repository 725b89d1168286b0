import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, catalogueAnswers, latePictures } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { paste } from '../../stories/steps/account.ts';
import { searchFor, seeAllToys } from '../../stories/steps/browse.ts';
import { type Stage, screenOf, seeStatus } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';
import { allToysStories, arrive, openFilters, searchOf, seeCount } from './allToysTestUtils.ts';

const meta = {
  ...allToysStories,
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** The page was prerendered with the first toys and the number of all. */
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

export const SearchOpen: Story = {
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await searchFor(stage, 'the');
    const all = screenOf(stage);
    const found = within(await all.findByRole('listbox'));
    await waitFor(() => expect(found.getAllByRole('option').length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}');
    await expect(found.getByRole('option', { selected: true })).toHaveTextContent(
      'Bramble the Honey Bear $34.95',
    );
    await seeCount(stage, 48);
  },
};

/** The search shows the failure, and Try again requests the catalogue once more. */
export const TriedAgain: Story = {
  tags: ['!dev'],
  parameters: { msw: [catalogueAnswers.unreachable] },
  play: async (context) => {
    await arrive(context);
    const all = screenOf(context);
    const message = await all.findByText('Failed to fetch');
    const quote = message.closest('bdi[lang="en"]'); // of the browser, in any shop
    await expect(quote?.parentElement).toHaveTextContent('Failed to load toys: Failed to fetch');
    await paste(searchOf(context), 'castle');
    await expect(await all.findByText('Toys could not be loaded')).toBeVisible();
    await expect(all.queryByText('No toys match')).toBeNull();
    await userEvent.clear(searchOf(context));
    context.msw.use(catalogueAnswers.success);
    await userEvent.click(all.getByRole('button', { name: 'Try again' }));
    await seeAllToys(context);
    await expect(all.queryByRole('alert')).toBeNull();
  },
};

/** Omits invalid records, does not count them, and reports them to the console with field, position and name. */
export const BadRecordsLeftOut: Story = {
  tags: ['!dev'],
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

const atAllToys = { app: { address: '/alltoy', person: 'withPhoto' } } as const;

const pressShare = async (stage: Stage) =>
  userEvent.click(await screenOf(stage).findByRole('button', { name: 'Share this list' }));

/** Saves the first two toys, lists only saved ones, and shares them. */
async function shareTwo(stage: Stage) {
  await arrive(stage);
  const all = screenOf(stage);
  await waitFor(() => expect(all.getByText('Toy Found')).toBeVisible());
  const saves = await all.findAllByRole('button', { name: /^Save / });
  for (const save of saves.slice(0, 2)) await userEvent.click(save);
  await expect(all.queryByRole('button', { name: 'Share this list' })).toBeNull();
  const filters = await openFilters(stage);
  await userEvent.click(filters.getByLabelText('Saved only'));
  const sheet = screen.queryByRole('dialog'); // the window of a desk has a panel instead
  if (sheet) await userEvent.click(await filters.findByRole('button', { name: 'Show 2 toys' }));
  await waitFor(() => expect(all.getAllByRole('article')).toHaveLength(2));
  await pressShare(stage);
}

const findDialog = () => screen.findByRole('dialog', { name: 'Share this list' });

export const ShareSavedToys: Story = {
  tags: ['no-screenshot'], // ShareDialog covers the dialog
  parameters: { ...atAllToys, msw: [answerWith(catalogues.two)] },
  play: async (stage) => {
    await shareTwo(stage);
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(
      'Anyone with the link sees these 2 toys. It does not say who sent it.',
    );
    await expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${window.location.origin}/alltoy?list=1.2`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screenOf(stage).getByRole('button', { name: 'Share this list' })).toHaveFocus(),
    );
  },
};

/** Encoded, the id of one of these toys is so long that a second one has no place beside it. */
const longIds = catalogues.two.map((record) => ({
  ...record,
  toyId: `${'ä'.repeat(250)}${record.toyId}`,
}));

/** Replaces the share sheet of a phone with a stub. */
function stubShareSheet() {
  const stub = fn(() => Promise.resolve());
  const { matchMedia } = window;
  Object.defineProperty(navigator, 'share', { value: stub, configurable: true });
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
  );
  return stub;
}

const restore = () => () => {
  Reflect.deleteProperty(navigator, 'share');
};

/** The user shares the list, then closes the sheet. A sheet that fails leaves the link to copy. */
export const SharesWithThePhonesSheet: Story = {
  tags: ['!dev'],
  parameters: { ...atAllToys, msw: [answerWith(longIds)] },
  beforeEach: restore,
  play: async (stage) => {
    const share = stubShareSheet();
    await shareTwo(stage);
    await expect(share).toHaveBeenCalledWith({
      title: 'All Toys | ToyStore',
      url: expect.stringMatching(/\/alltoy\?list=%C3%A4/),
    });
    await seeStatus('1 more toy does not fit in the link.');
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await pressShare(stage);
    await expect(share).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('dialog')).toBeNull();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await pressShare(stage);
    await expect(await findDialog()).toHaveAccessibleDescription(
      /^Anyone with the link sees this toy\. .*1 more toy does not fit in the link\.$/,
    );
  },
};

/** Texts at their limits, without a space, in a narrow window. */
export const LongestTexts: Story = {
  globals: { viewport: { value: 'w360' } },
  tags: ['no-screenshot'],
  parameters: { msw: [answerWith(catalogues.longestTexts)] },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    await screenOf(stage).findByRole('heading', { level: 3, name: 'N'.repeat(300) });
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** The space of pictures that do not arrive is reserved. */
export const PicturesAreLate: Story = {
  tags: ['no-screenshot'],
  parameters: { msw: [answerWith(catalogues.brokenPictures), latePictures] },
  play: async (stage) => {
    await arrive(stage);
    await seeCount(stage, 48);
    const [first] = screenOf(stage).getAllByRole('article');
    const picture = first?.querySelector('img');
    await expect(picture?.naturalWidth).toBe(0);
    await expect(picture?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};
