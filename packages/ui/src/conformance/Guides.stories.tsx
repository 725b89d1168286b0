import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DefinedGuide } from '../foundations/guide/defineGuide.ts';
import { Pairs } from '../foundations/guide/Pairs.tsx';
import { expectParts, runKeyboardRow } from '../foundations/guide/tryGuide.ts';

/** By their paths. */
const guides = import.meta.glob<DefinedGuide>('../*/**/*.guide.tsx', {
  import: 'default',
  eager: true,
});

// The examples of mistakes are mistakes. Rows are about the page of a laptop: a phone's menu hides some of their buttons.
const globals = { a11y: { manual: true }, viewport: { value: 'w1440' } };

const meta = {
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  globals,
  render: () => <p>Everything is rendered by the test.</p>,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The examples of all guides, on one page. Only this test renders them, so that other projects have nothing to translate. */
export const Examples: Story = {
  play: async () => {
    const all = Object.values(guides);
    const examples: StoryObj = {
      globals,
      render: () => (
        <>
          {all.map((guide) => (
            <Pairs key={guide.lead} {...guide} />
          ))}
        </>
      ),
      play: async ({ canvasElement }) => {
        const pairs = all.flatMap((guide) => guide.pairs);
        await expect(canvasElement.querySelectorAll('[data-side]')).toHaveLength(2 * pairs.length);
      },
    };
    await composeStory(examples, meta).run();
  },
};

/** The parts of each anatomy and the rows of each keyboard table in a folder. */
const inFolder = (folder: string): Story => ({
  play: async () => {
    for (const [path, guide] of Object.entries(guides)) {
      if (!path.startsWith(`../${folder}/`)) continue;
      const attempt = async (what: string, run: () => Promise<void>) => {
        await run().catch((cause) => {
          throw new Error(`${path}, ${what}: ${cause.message.split('\n\n')[0]}`, { cause }); // without the DOM
        });
      };
      await attempt('anatomy', () => expectParts(guide));
      for (const row of guide.keyboard ?? []) {
        await attempt(`${row.keys.join(' ')} “${row.does}”`, () => runKeyboardRow(guide, row));
      }
    }
  },
});

export const Accounts = inFolder('accounts');
export const Cart = inFolder('cart');
export const Components = inFolder('components');
export const Primitives = inFolder('primitives');
export const Toys = inFolder('toys');
