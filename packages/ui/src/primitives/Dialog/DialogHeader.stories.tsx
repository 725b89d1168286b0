import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';
import { DialogHeader } from './DialogHeader.tsx';

const meta = {
  title: 'Feedback/DialogHeader',
  component: DialogHeader,
  tags: ['beta'],
  args: {
    icon: <Gift aria-hidden="true" />,
    title: 'Wrap it as a gift?',
    description: 'With paper and a card of your choice.',
  },
  render: (args) => (
    <Dialog open onClose={fn()}>
      <DialogHeader {...args} />
      <DialogClose asChild>
        <Button fullWidth style={{ marginTop: 'var(--ts-space-6)' }}>
          No, thanks
        </Button>
      </DialogClose>
    </Dialog>
  ),
  // Open dialogs cover the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof DialogHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names and describes the dialog. */
export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Wrap it as a gift?' });
    await expect(dialog).toHaveAccessibleDescription('With paper and a card of your choice.');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { title: 'Wrap it as a gift?' },
};
