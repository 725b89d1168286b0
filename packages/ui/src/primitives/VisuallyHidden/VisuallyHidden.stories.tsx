import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['stable'],
  args: { children: 'Price: ' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      <b>$34.95</b>
    </p>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen reader says "Price: $34.95"; on screen the amount is where it would be without the word. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByText('$34.95');
    const paragraph = figure.closest('p');
    await expect(paragraph).toHaveTextContent('Price: $34.95');
    await expect(figure.getBoundingClientRect().left).toBe(paragraph?.getBoundingClientRect().left);
    const { width, height } = canvas.getByText('Price:').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

/** A heading that takes the focus is itself visually hidden: a `span` around it would be invalid HTML. */
export const AsAHeading: Story = {
  tags: ['no-screenshot'], // it is invisible
  render: () => (
    <VisuallyHidden as="h2" tabIndex={-1}>
      Toys
    </VisuallyHidden>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Toys' });
    await expect(heading.parentElement).toBe(canvasElement);
    heading.focus();
    await expect(heading).toHaveFocus();
    const { width, height } = heading.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { children: 'Price today: ' },
};
