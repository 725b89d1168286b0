import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogTitle } from '../../primitives/Dialog/Dialog.tsx';
import toastStories from './Toast.stories.tsx';
import { Toast } from './Toast.tsx';

const meta = {
  ...toastStories,
  title: 'Feedback/Toast',
  component: Toast,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

const undo = fn();

function ShopWithDrawer() {
  const [message, setMessage] = useState<string>();
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 'var(--ts-space-8)' }}>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <Toast
        message={message}
        action={{ label: 'Undo', onClick: undo }}
        onDismiss={() => setMessage(undefined)}
      />
      <Dialog
        aria-describedby={undefined}
        open={open}
        onClose={() => setOpen(false)}
        placement="end"
        // A drawer that would be what a fixed element is placed in, and that would cut it off.
        style={{ contain: 'layout' }}
      >
        <DialogTitle>Cart</DialogTitle>
        <Button onClick={() => setMessage('Removed: Plum Star Yo-Yo')}>Remove</Button>
      </Dialog>
    </div>
  );
}

const openDrawer = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cart' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() =>
    expect(dialog.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]),
  );
  return dialog;
};

/** With a dialog open a message is above its overlay, announced, and pressed without closing the dialog. */
export const OverADialog: Story = {
  render: () => <ShopWithDrawer />,
  beforeEach: () => {
    undo.mockClear();
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDrawer(canvasElement);
    // Found by its role: nothing that is `aria-hidden` would be. It is there before its text.
    const region = await screen.findByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(region).toHaveTextContent('Removed: Plum Star Yo-Yo'));

    const action = screen.getByRole('button', { name: 'Undo' });
    // In the middle of the window, not of the drawer.
    const { left = 0, right = 0 } = region.parentElement?.getBoundingClientRect() ?? {};
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
    const { x, y, width, height } = action.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(pressed?.closest('button')).toBe(action);
    await userEvent.click(action); // refused where `pointer-events` are off
    await expect(undo).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(region).toBeEmptyDOMElement();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

/** By keyboard it comes after what is in the dialog, and gives the focus back to that. */
export const OverADialogByKeyboard: Story = {
  render: () => <ShopWithDrawer />,
  beforeEach: () => {
    undo.mockClear();
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDrawer(canvasElement);
    await screen.findByRole('status');
    const remove = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    const action = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(remove).toHaveFocus();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** A message that outlives the dialog is on the page again. */
export const AfterADialog: Story = {
  render: () => <ShopWithDrawer />,
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const message = await within(canvasElement).findByText('Removed: Plum Star Yo-Yo');
    await waitFor(() => expect(message).toBeVisible());
  },
};
