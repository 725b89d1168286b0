import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../primitives/Container/Container.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Navigation/Hero',
  component: Hero,
  tags: ['stable'],
  args: {
    children: (
      <Container>
        <h2 style={{ fontSize: 'var(--ts-text-4xl)', lineHeight: 1 }}>
          No featured toys to display right now.
        </h2>
      </Container>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { id: 'hero' },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading.closest('#hero')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Playground: StoryObj<{ confetti: boolean; text: string }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { text: { description: 'The heading.' } },
  args: { confetti: true, text: 'Toys for a rainy afternoon' },
  render: ({ confetti, text }) => (
    <Hero confetti={confetti}>
      <Container>
        <h2 style={{ fontSize: 'var(--ts-text-4xl)', lineHeight: 1 }}>{text}</h2>
      </Container>
    </Hero>
  ),
};

export const WithConfetti: Story = {
  args: { confetti: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
