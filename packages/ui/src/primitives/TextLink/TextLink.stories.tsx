import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextButton, TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  subcomponents: { TextButton },
  tags: ['stable'],
  args: { href: '/register', children: 'Register' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Register' });
    await expect(link).toHaveAttribute('href', '/register');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { href: '/login', children: 'Forget Password?' },
};

/** A button that looks like a text link, for an action. */
export const AsAButton: Story = {
  tags: ['no-screenshot'], // looks like Default
  render: () => <TextButton>Send again</TextButton>,
};
