import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubscribeBlock } from './SubscribeBlock.tsx';

const picture = (name: string) => `/pictures/${name}-640.avif`;

const meta = {
  title: 'Forms/SubscribeBlock',
  component: SubscribeBlock,
  tags: ['stable'],
  args: {
    pictures: [
      picture('splash-and-spout-bath-whale'),
      picture('old-ember-steam-engine'),
      picture('captain-waddles-penguin'),
    ],
  },
} satisfies Meta<typeof SubscribeBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without `onSubscribe` neither the button nor Enter does anything: the typed text stays. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const block = within(canvas.getByRole('region', { name: 'Get our newsletter' }));
    const address = window.location.href;
    const before = canvasElement.textContent;
    const field = block.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'no address{Enter}');
    await userEvent.click(block.getByRole('button', { name: 'Subscribe' }));
    await expect(field).toHaveValue('no address');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvasElement.textContent).toBe(before);
    await expect(window.location.href).toBe(address);
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    background: 'paper',
    onSubscribe: fn(),
  },
};

export const WithSubscription: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubscribe: fn() },
  play: async ({ canvas, args }) => {
    const block = canvas;
    const field = block.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, '  \u2066ada@example.com\u2069 ');
    await userEvent.click(block.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
    await expect(args.onSubscribe).toHaveBeenCalledWith('ada@example.com');
  },
};

export const InvalidEmail: Story = {
  tags: ['!autodocs'],
  args: { onSubscribe: fn() },
  play: async ({ canvas, args }) => {
    const block = canvas;
    const field = block.getByRole('textbox', { name: 'Email' });
    const missing = 'Please enter your email.';
    await userEvent.click(block.getByRole('button', { name: 'Subscribe' }));
    await expect(field).toHaveAccessibleDescription(missing);
    await userEvent.type(field, 'ada');
    await expect(block.queryByText(missing)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Please enter a valid email address, like name@example.com.',
    );
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

export const OnHeroBackground: Story = {
  args: { background: 'hero' },
  decorators: [
    (Story) => (
      <>
        <div style={{ blockSize: '12rem', background: 'var(--ts-surface-sunken)' }} />
        <Story />
      </>
    ),
  ],
};
