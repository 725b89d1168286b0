import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DefinedGuide } from '../foundations/guide/defineGuide.ts';
import { guidesIn } from '../foundations/guide/guides.ts';
import { Pairs } from '../foundations/guide/Pairs.tsx';
import { expectNoTabStop, playStory, runKeyboardRow } from '../foundations/guide/runKeyboardRow.ts';

/** What the guides of a folder say: each row of their keyboard tables, each part of their anatomies, each example. */
const meta = {
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot', 'measures-english'], // rows name elements in English
  globals: { a11y: { manual: true } }, // the examples of mistakes are mistakes
  loaders: [async ({ name }) => ({ guides: await guidesIn(name.toLowerCase()) })],
  render: (_, { loaded }) => (
    <>
      {guidesOf(loaded).map(([name, guide]) => (
        <Pairs key={name} {...guide} />
      ))}
    </>
  ),
  play: async ({ loaded, canvasElement }) => {
    const guides = guidesOf(loaded);
    await expect(canvasElement.querySelectorAll('[data-side]')).toHaveLength(
      2 * guides.reduce((sum, [, { pairs }]) => sum + pairs.length, 0),
    );
    const problems: string[] = [];
    for (const [name, guide] of guides) problems.push(...(await problemsOf(name, guide)));
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

/** The loader's result, which Storybook does not type. */
const guidesOf = (loaded: Record<string, unknown>) => loaded.guides as [string, DefinedGuide][];

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
