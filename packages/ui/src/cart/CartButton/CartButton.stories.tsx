import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CartButton } from './CartButton.tsx';

const meta = {
  title: 'Cart/CartButton',
  component: CartButton,
  tags: ['beta'],
  args: { count: 5, onClick: fn() },
  // Leaves room for its badge, which extends beyond it.
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--ts-space-3)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cart, 5 toys' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button.querySelector('[data-count="5"]')).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { count: 12 },
};

/** Empty, one, and more than fits. */
export const Counts: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ts-space-6)' }}>
      {[0, 1, 99, 100, 1234].map((count) => (
        <CartButton key={count} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Cart, empty',
      'Cart, 1 toy',
      'Cart, 99 toys',
      'Cart, 100 toys',
      'Cart, 1234 toys',
    ]);
    const badges = buttons.map((button) => button.querySelector<HTMLElement>('[data-count]'));
    await expect(badges.map((badge) => badge?.dataset.count)).toEqual([
      undefined,
      '1',
      '99',
      '99+',
      '99+',
    ]);
  },
};
