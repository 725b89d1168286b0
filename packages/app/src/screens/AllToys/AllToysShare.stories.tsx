import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answerWith } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { type Stage, screenOf, seeStatus } from '../../stories/steps/stage.ts';
import { AllToys } from './AllToys.tsx';
import { allToysStories, arrive, openFilters } from './allToysTestUtils.ts';

const meta = {
  ...allToysStories,
  title: 'Screens/All toys',
  component: AllToys,
  tags: ['!autodocs'],
  parameters: { ...allToysStories.parameters, app: { address: '/alltoy', person: 'withPhoto' } },
} satisfies Meta<typeof AllToys>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  await userEvent.click(await all.findByRole('button', { name: 'Share this list' }));
}

const findDialog = () => screen.findByRole('dialog', { name: 'Share this list' });

export const ShareSavedToys: Story = {
  tags: ['no-screenshot'], // ShareDialog covers the dialog
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

export const SharesWhatFits: Story = {
  tags: ['!dev'],
  parameters: { msw: [answerWith(longIds)] },
  play: async (stage) => {
    await shareTwo(stage);
    await expect(await findDialog()).toHaveAccessibleDescription(
      /^Anyone with the link sees this toy\. .*1 more toy does not fit in the link\.$/,
    );
  },
};

/** Replaces the share sheet of a phone with a stub. */
function stubShareSheet(share: () => Promise<void>) {
  const stub = fn(share);
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

export const SharesWithThePhonesSheet: Story = {
  tags: ['!dev'],
  parameters: { msw: [answerWith(longIds)] },
  beforeEach: restore,
  play: async (stage) => {
    const share = stubShareSheet(() => Promise.resolve());
    await shareTwo(stage);
    await expect(share).toHaveBeenCalledWith({
      title: 'All Toys | ToyStore',
      url: expect.stringMatching(/\/alltoy\?list=%C3%A4/),
    });
    await seeStatus('1 more toy does not fit in the link.');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The user closes the phone's sheet: that is all. */
export const SheetClosed: Story = {
  tags: ['!dev'],
  beforeEach: restore,
  play: async (stage) => {
    const share = stubShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
    await shareTwo(stage);
    await expect(share).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A sheet that fails leaves the link to copy. */
export const SheetFails: Story = {
  tags: ['!dev'],
  beforeEach: restore,
  play: async (stage) => {
    stubShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await shareTwo(stage);
    await findDialog();
  },
};
