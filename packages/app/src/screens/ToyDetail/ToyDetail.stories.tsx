import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { aloneWith, catalogues } from '../../stories/catalogues.ts';
import { inApp } from '../../stories/inApp.tsx';
import { neverLong } from '../../stories/neverLong.ts';
import { openToy, seeFacts, seeToy } from '../../stories/steps/browse.ts';
import { arriveAt, barOf, type Stage, screenOf, seeStatus } from '../../stories/steps/stage.ts';
import { ToyDetail } from './ToyDetail.tsx';

const meta = {
  title: 'Screens/Toy detail',
  component: ToyDetail,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/toys/1', person: 'withPhoto' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof ToyDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { play: seeToy };

export const Loading: Story = {
  parameters: { msw: [catalogueAnswers.loading] },
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading......')).toBeVisible());
    await expect(screenOf(stage).queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: every screen's stories have these names
export const Error: Story = {
  parameters: { msw: [catalogueAnswers.error] },
  play: async (stage) => {
    await arriveAt(stage, 'Failed to load toys: HTTP 503', 'Toy');
    await expect(screenOf(stage).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  tags: ['!dev'],
  ...Error,
  play: async (context) => {
    await Error.play?.(context);
    context.msw.use(catalogueAnswers.success);
    await userEvent.click(screenOf(context).getByRole('button', { name: 'Try again' }));
    await seeToy(context);
  },
};

const seeUnknown = async (stage: Stage) => {
  await arriveAt(stage, 'Toy not found', 'Toy Not Found');
  await expect(screenOf(stage).getByRole('link', { name: 'All Toy' })).toHaveAttribute(
    'href',
    '/alltoy',
  );
};

export const UnknownToy: Story = {
  parameters: { app: { address: '/toys/4711' } },
  play: seeUnknown,
};

/** The page waits until the auth state is known. */
export const AuthUnknown: Story = {
  parameters: { app: { person: 'unknown' } },
  beforeEach: neverLong,
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading...')).toBeVisible());
    await expect(screenOf(stage).queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};

/** Expects these whole sentences before the button, visible without a click. */
async function seeWarnings(stage: Stage, sentences: string[]) {
  const warnings = screenOf(stage).getByRole('region', { name: 'Safety warnings' });
  const shown = [...warnings.querySelectorAll('p')].map(({ textContent }) => textContent);
  await expect(shown).toEqual(sentences);
  for (const sentence of sentences)
    await expect(within(warnings).getByText(sentence)).toBeVisible();
  const add = screenOf(stage).getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeEnabled();
  await expect(warnings.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

/** The statements of both markets, then who answers for the toy. */
export const WithWarnings: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  parameters: { app: { address: '/toys/7' } },
  play: async (stage) => {
    await arriveAt(stage, 'Rosa Nesting Doll Set', 'Rosa Nesting Doll Set');
    await seeWarnings(stage, [
      'WARNING: CHOKING HAZARD—Small parts. Not for children under 3 yrs.',
      'Warning. Not suitable for children under 36 months. Small parts.',
    ]);
    await seeFacts(stage, {
      Age: '3 years and up',
      Materials: 'Linden wood, water-based paint',
      Batteries: 'No batteries',
      Model: 'MM-ROSA-7',
      GTIN: '0614141007073',
    });
    const toy = screenOf(stage);
    const origin = within(
      toy.getByRole('heading', { name: 'Maker and materials' }).closest('section') ?? document.body,
    );
    for (const [term, email] of [
      ['Maker', 'hello@maplemoth.example'],
      ['Responsible in the EU', 'safety@lindenhof.example'],
    ] as const) {
      await expect(origin.getByText(term)).toBeVisible();
      await expect(origin.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
    }
  },
};

const seeFocusInView = async (element: HTMLElement) => {
  await waitFor(() => expect(element).toHaveFocus());
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(Math.min(bottom, top + 100)).toBeLessThanOrEqual(window.innerHeight);
};

/** A link to the warnings arrives there, when the catalogue does, also from the end of a sentence. */
export const LinkToWarnings: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { app: { address: '/toys/7).#safety' } },
  play: async (stage) => {
    await arriveAt(stage, 'Rosa Nesting Doll Set', 'Rosa Nesting Doll Set');
    await seeFocusInView(screenOf(stage).getByRole('region', { name: 'Safety warnings' }));
  },
};

/** The toy has lost its warnings since. */
export const LinkToNoWarnings: Story = {
  ...LinkToWarnings,
  parameters: { app: { address: '/toys/1#safety' }, msw: [answerWith(catalogues.specifiedFields)] },
  play: async (stage) => {
    await arriveAt(stage, 'Bramble the Honey Bear', 'Bramble the Honey Bear');
    await seeFocusInView(screenOf(stage).getByRole('heading', { level: 1 }));
  },
};

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

export const RecentlyViewedRemoved: Story = {
  tags: ['!dev'],
  parameters: { app: { address: '/toys/7', person: 'withPhoto' } },
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

/** A press beyond the stock adds nothing and shows a message. */
export const StockUsedUp: Story = {
  tags: ['!dev'],
  parameters: { msw: [answerWith(aloneWith({ availableQuantity: 2 }))] },
  play: async (stage) => {
    await arriveAt(stage, 'Bramble the Honey Bear', 'Bramble the Honey Bear');
    const add = screenOf(stage).getByRole('button', { name: 'Add to Cart' });
    for (let press = 0; press < 5; press += 1) add.click();
    await seeStatus('Only 2 left');
    await expect(barOf(stage).getByRole('button', { name: 'Cart, 2 toys' })).toBeVisible();
  },
};
