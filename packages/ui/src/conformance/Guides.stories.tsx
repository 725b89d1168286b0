import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DefinedGuide } from '../foundations/guide/defineGuide.ts';
import { guidesIn } from '../foundations/guide/guides.ts';
import { Pairs } from '../foundations/guide/Pairs.tsx';
import { expectNoTabStop, playStory, runKeyboardRow } from '../foundations/guide/runKeyboardRow.ts';

interface Args {
  folder: string;
  /** Which guides of the folder: a story has to end in time on a busy machine. */
  part: number;
  parts: number;
}

/** The latest run: one that timed out stops, instead of pressing keys in the next story. */
let latest = {};

/** What the guides of a folder say: each example, each part of their anatomies, each row of their keyboard tables. */
const meta = {
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot', 'measures-english'], // rows name elements in English
  // The examples of mistakes are mistakes. Rows are about the page of a laptop: a phone's menu hides some of their buttons.
  globals: { a11y: { manual: true }, viewport: { value: 'w1440' } },
  render: () => <p>Everything is rendered by the test.</p>,
  args: { folder: '', part: 1, parts: 1 },
  play: async ({ args: { folder, part, parts } }) => {
    const run = {};
    latest = run;
    const all = await guidesIn(folder);
    const guides = all.filter((_, index) => index % parts === part - 1);
    expect(guides).not.toHaveLength(0);
    await playExamples(guides.map(([, guide]) => guide));
    const problems: string[] = [];
    for (const [name, guide] of guides) {
      if (latest !== run) return;
      problems.push(...(await problemsOf(name, guide)));
    }
    expect(problems.join('\n')).toBe('');
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Primitives1: Story = { args: { folder: 'primitives', part: 1, parts: 3 } };
export const Primitives2: Story = { args: { folder: 'primitives', part: 2, parts: 3 } };
export const Primitives3: Story = { args: { folder: 'primitives', part: 3, parts: 3 } };
export const Components1: Story = { args: { folder: 'components', part: 1, parts: 4 } };
export const Components2: Story = { args: { folder: 'components', part: 2, parts: 4 } };
export const Components3: Story = { args: { folder: 'components', part: 3, parts: 4 } };
export const Components4: Story = { args: { folder: 'components', part: 4, parts: 4 } };
export const Cart: Story = { args: { folder: 'cart' } };
export const Accounts1: Story = { args: { folder: 'accounts', part: 1, parts: 4 } };
export const Accounts2: Story = { args: { folder: 'accounts', part: 2, parts: 4 } };
export const Accounts3: Story = { args: { folder: 'accounts', part: 3, parts: 4 } };
export const Accounts4: Story = { args: { folder: 'accounts', part: 4, parts: 4 } };
export const Toys1: Story = { args: { folder: 'toys', part: 1, parts: 2 } };
export const Toys2: Story = { args: { folder: 'toys', part: 2, parts: 2 } };

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
  const played = keyboard === 'none' ? ['Default'] : keyboard.map(({ story }) => story);
  if (anatomy && !played.includes(anatomy.story)) {
    await attempt('anatomy', () => playStory(guide, anatomy.story, () => undefined));
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
