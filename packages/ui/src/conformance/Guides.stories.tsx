import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DefinedGuide } from '../foundations/guide/defineGuide.ts';
import { guidesIn } from '../foundations/guide/guides.ts';
import { Pairs } from '../foundations/guide/Pairs.tsx';
import { expectNoTabStop, playStory, runKeyboardRow } from '../foundations/guide/runKeyboardRow.ts';

/** What the guides of a folder say: each example, each part of their anatomies, each row of their keyboard tables. */
const meta = {
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot', 'measures-english'], // rows name elements in English
  globals: { a11y: { manual: true } }, // the examples of mistakes are mistakes
  render: () => <p>Everything is rendered by the test.</p>,
  play: async ({ name }) => {
    const guides = await guidesIn(name.toLowerCase());
    await playExamples(guides.map(([, guide]) => guide));
    const problems: string[] = [];
    for (const [guideName, guide] of guides) problems.push(...(await problemsOf(guideName, guide)));
    expect(problems.join('\n')).toBe('');
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primitives: Story = {};
export const Components: Story = {};
export const Cart: Story = {};
export const Accounts: Story = {};
export const Toys: Story = {};

/** Renders the examples of all guides on one page. */
async function playExamples(guides: readonly DefinedGuide[]) {
  const examples: StoryObj = {
    globals: meta.globals,
    render: () => (
      <>
        {guides.map((guide) => (
          <Pairs key={guide.lead} {...guide} />
        ))}
      </>
    ),
    play: async ({ canvasElement }) => {
      const pairs = guides.flatMap((guide) => guide.pairs);
      await expect(canvasElement.querySelectorAll('[data-side]')).toHaveLength(2 * pairs.length);
    },
  };
  await composeStory(examples, { title: meta.title }).run();
}

/** Returns what is wrong with a guide, a line each. */
async function problemsOf(name: string, guide: DefinedGuide): Promise<string[]> {
  const { anatomy, keyboard } = guide;
  const problems: string[] = [];
  const attempt = async (what: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      const [reason] = `${error instanceof Error ? error.message : error}`.split('\n\n', 1); // without the DOM
      problems.push(`${name}, ${what}: ${reason}`);
    }
  };
  if (anatomy) {
    await attempt('anatomy', () =>
      playStory(guide, anatomy.story, ({ canvasElement }) => {
        for (const { name: part, selector } of anatomy.parts) {
          if (!canvasElement.querySelector(selector)) throw new Error(`There is no ${part}`);
        }
      }),
    );
  }
  if (keyboard === 'none') {
    await attempt('keyboard', () => expectNoTabStop(guide));
    return problems;
  }
  if (keyboard.length === 0) problems.push(`${name} has an empty keyboard table`);
  for (const row of keyboard) {
    await attempt(`${row.keys.join(' ')} “${row.does}”`, () => runKeyboardRow(guide, row));
  }
  return problems;
}
