import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerWith } from '../../stories/catalogueAnswers.ts';
import { catalogues } from '../../stories/catalogues.ts';
import { seeFacts } from '../../stories/steps/browse.ts';
import { arriveAt, type Stage, screenOf } from '../../stories/steps/stage.ts';
import toyDetailStories from './ToyDetail.stories.tsx';
import { ToyDetail } from './ToyDetail.tsx';

// The information before a purchase. (Storybook would show a doc comment here instead of the parameters.)
const meta = {
  ...toyDetailStories,
  title: 'Screens/Toy detail',
  component: ToyDetail,
  tags: ['!autodocs'],
} satisfies Meta<typeof ToyDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

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

/** A catalogue of the specified fields alone: nothing is added, and nothing is missed. */
export const WithSpecifiedFieldsAlone: Story = {
  tags: ['no-screenshot'], // ToyDetails has it
  parameters: { msw: [answerWith(catalogues.specifiedFields)] },
  play: async (stage) => {
    await arriveAt(stage, 'Bramble the Honey Bear', 'Bramble the Honey Bear');
    const toy = screenOf(stage);
    const terms = toy.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Rating', 'Quantity', 'Seller']);
    await expect(toy.queryByRole('region', { name: 'Safety warnings' })).toBeNull();
    await expect(toy.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(toy.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};
