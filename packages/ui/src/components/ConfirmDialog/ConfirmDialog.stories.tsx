import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['beta'],
  args: {
    open: true,
    title: 'Empty your cart?',
    description: 'All 3 toys go back to the shelf.',
    labels: { confirm: 'Empty cart' },
    onClose: fn(),
    onConfirm: fn(),
  },
  // Open dialogs cover the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const partsOf = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Empty your cart?' });
  return {
    dialog,
    cancel: within(dialog).getByRole('button', { name: 'Cancel' }),
    confirm: within(dialog).getByRole('button', { name: 'Empty cart' }),
  };
};

/** Focus starts on the button that cancels. */
export const Default: Story = {
  play: async ({ args }) => {
    const { dialog, cancel, confirm } = await partsOf();
    await expect(dialog).toHaveAccessibleDescription('All 3 toys go back to the shelf.');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closed by either button or Escape; `open` opens it again. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { variant: 'primary', loading: false },
  render: function Controlled(args) {
    const [, change] = useArgs<typeof args>();
    const close = () => change({ open: false });
    return <ConfirmDialog {...args} onClose={close} onConfirm={close} />;
  },
};

export const Danger: Story = {
  args: { variant: 'danger', icon: <Trash2 aria-hidden="true" /> },
};

/** In progress: another press does nothing, and the user can still cancel. */
export const Loading: Story = {
  args: { variant: 'danger', loading: true },
  play: async ({ args }) => {
    const { cancel, confirm } = await partsOf();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
