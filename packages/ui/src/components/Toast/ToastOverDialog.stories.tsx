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
        // `contain` makes the drawer the containing block of fixed elements, and would clip the toast.
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

/** Over an open dialog, a message is above the overlay, announced, and can be pressed without closing the dialog. */
export const OverADialog: Story = {
  render: () => <ShopWithDrawer />,
  beforeEach: () => {
    undo.mockClear();
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDrawer(canvasElement);
    // Found by its role, so it is not `aria-hidden`. The region is there before its text.
    const region = await screen.findByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(region).toHaveTextContent('Removed: Plum Star Yo-Yo'));

    const action = screen.getByRole('button', { name: 'Undo' });
    // Centred in the window, not in the drawer.
    const { left = 0, right = 0 } = region.parentElement?.getBoundingClientRect() ?? {};
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
    const { x, y, width, height } = action.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(pressed?.closest('button')).toBe(action);
    await userEvent.click(action); // fails if `pointer-events` is `none`
    await expect(undo).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(region).toBeEmptyDOMElement();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

/** In the tab order it comes after the dialog's content, and it returns the focus there. */
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

/** A message that outlives the dialog moves back to the page. */
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
