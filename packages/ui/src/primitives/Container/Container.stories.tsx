import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from './Container.tsx';

const meta = {
  title: 'Primitives/Container',
  component: Container,
  tags: ['stable'],
  args: { children: 'What stands in the page’s column.' },
  render: ({ children, ...rest }) => (
    <Container {...rest} data-testid="column">
      <div style={{ padding: 'var(--ts-space-6)', background: 'var(--ts-surface-muted)' }}>
        {children}
      </div>
    </Container>
  ),
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

const insideOf = (canvasElement: HTMLElement) => {
  const inside = within(canvasElement).getByTestId('column').firstElementChild;
  if (!inside) throw new Error('The column is empty');
  return inside.getBoundingClientRect();
};

/** The margins on both sides are equal. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { left, right, width } = insideOf(canvasElement);
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(document.documentElement.clientWidth - right).toBeCloseTo(left, 0);
    await expect(width).toBeLessThanOrEqual(1240);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { style: { description: 'Its own style, as JSON.' } },
  args: { style: { paddingBlock: '2rem' } },
};

/** On a phone only the gutter remains. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const { left, width } = insideOf(canvasElement);
    await expect([left, width]).toEqual([16, 288]);
  },
};

/** On a desktop screen the column is as wide as `--ts-page`, and centred. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    const { left, width } = insideOf(canvasElement);
    await expect([left, width]).toEqual([100, 1240]);
  },
};
