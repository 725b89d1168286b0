import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createToys } from '../../../test/createToy.ts';
import toyGridStories from './ToyGrid.stories.tsx';
import { ToyGrid } from './ToyGrid.tsx';

const COUNT = 2000;

/** A long grid in a container that scrolls, on a page that scrolls, too. */
const meta = {
  title: 'Toys/ToyGrid',
  component: ToyGrid,
  tags: ['!dev', '!autodocs', 'no-screenshot'], // its rows look as in every grid
  args: {
    ...toyGridStories.args,
    toys: createToys(Array.from({ length: COUNT }, (_, index) => `Toy ${index + 1}`)),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '300px 2000px' }}>
        <section
          aria-label="Container"
          style={{ height: 420, overflow: 'auto', border: '9px solid' }}
        >
          <h2>Toys</h2>
          <Story />
        </section>
      </div>
    ),
  ],
  parameters: { a11y: { context: { include: ['li:nth-child(-n+8)'] } } },
  afterEach: () => scrollTo(0, 0),
} satisfies Meta<typeof ToyGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

const containerOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Container' });

/** Returns the toys whose cards a container shows, without waiting: even one empty frame would be visible. */
function shownIn(container: HTMLElement): string[] {
  const frame = container.getBoundingClientRect();
  return [...container.querySelectorAll<HTMLElement>('[data-toy-id]')]
    .filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > frame.top && top < frame.bottom;
    })
    .map(({ dataset }) => dataset.toyId ?? '');
}

const nextFrame = () => new Promise(requestAnimationFrame);

export const InContainer: Story = {
  play: async ({ canvasElement, step }) => {
    const container = containerOf(canvasElement);
    await step(
      'Few cards are in the page, and some are shown wherever it is scrolled to',
      async () => {
        for (const top of [0, 300, 600, 5000, 60_000, 30_000, 1000]) {
          container.scrollTo({ top, behavior: 'instant' });
          await nextFrame();
          await expect(shownIn(container).length, `at ${top}`).toBeGreaterThan(1);
          await expect(container.querySelectorAll('[data-toy-id]').length).toBeLessThan(100);
        }
      },
    );
    await step('Its end is the last toy', async () => {
      container.scrollTo({ top: container.scrollHeight, behavior: 'instant' });
      await waitFor(() => expect(shownIn(container)).toContain(`Toy ${COUNT}`));
    });
    await step('The focused card stays while it is scrolled away', async () => {
      const [last] = within(container).getAllByRole('link', { name: new RegExp(`Toy ${COUNT}$`) });
      last?.focus();
      container.scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(shownIn(container)).toContain('Toy 1'));
      await expect(last).toHaveFocus();
    });
    await step('The page has not moved, and may', async () => {
      await expect(scrollY).toBe(0);
      container.scrollTo({ top: 9000, behavior: 'instant' });
      await nextFrame();
      scrollTo(0, 250);
      await nextFrame();
      await expect(shownIn(container).length).toBeGreaterThan(1);
      await userEvent.tab();
    });
  },
};
