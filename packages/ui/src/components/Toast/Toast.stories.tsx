import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogTitle } from '../../primitives/Dialog/Dialog.tsx';
import { stayOnPage } from '../../stories/stayOnPage.ts';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  tags: ['stable'],
  args: { message: 'Login successful!', onDismiss: fn() },
  beforeEach: stayOnPage,
  // Messages are at the bottom of the window, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text is rendered after its live region, so that screen readers announce it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('status');
    await waitFor(() => expect(canvas.getByText('Login successful!')).toBeVisible());
    await expect(region).toHaveTextContent('Login successful!');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    action: { label: 'Continue to My Profile', href: '/myprofile' },
    duration: 60_000,
  },
};

export const WithAction: Story = {
  args: { action: { label: 'Continue to My Profile', href: '/myprofile' } },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Continue to My Profile' });
    await expect(link).toHaveAttribute('href', '/myprofile');
    await userEvent.click(link);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

interface Timer {
  id: number;
  delay: number;
  run: () => void;
  stopped: boolean;
}

/** The timers of ten seconds or more, running or finished. */
let timers: Timer[] = [];

const watchTimers = () => {
  const { setTimeout, clearTimeout } = window;
  timers = [];
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...rest: unknown[]) => {
      const id = Number(setTimeout(run, delay, ...rest));
      if (delay >= 10_000) timers.push({ id, delay, run, stopped: false });
      return id;
    },
    clearTimeout: (id: number) => {
      clearTimeout(id);
      for (const timer of timers) if (timer.id === id) timer.stopped = true;
    },
  });
  return () => {
    Object.assign(window, { setTimeout, clearTimeout });
  };
};

const running = () => timers.filter(({ stopped }) => !stopped);

/**
 * Every message stays at least twenty seconds. The time is paused while it is hovered or focused or its tab hidden, and restarts
 * after that.
 */
export const TimeStandsStill: Story = {
  tags: ['!dev', '!autodocs'],
  args: { duration: 500 },
  beforeEach: watchTimers,
  play: async ({ canvas, args }) => {
    const message = await canvas.findByText('Login successful!');
    await waitFor(() => expect(running()).toHaveLength(1));
    await expect(running()[0]?.delay).toBe(20_000);

    await userEvent.hover(message);
    await expect(running()).toHaveLength(0);
    await userEvent.unhover(message);
    await expect(running()).toHaveLength(1);

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await expect(running()).toHaveLength(0);
    await userEvent.tab();
    await expect(running()).toHaveLength(1);

    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(running()).toHaveLength(0);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(running()).toHaveLength(1);

    await expect(args.onDismiss).not.toHaveBeenCalled();
    running()[0]?.run();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

function Shop() {
  const [message, setMessage] = useState<string>();
  return (
    <div style={{ padding: 'var(--ts-space-8)' }}>
      <Button onClick={() => setMessage('Login successful!')}>Login</Button>
      <Toast message={message} onDismiss={() => setMessage(undefined)} />
    </div>
  );
}

/** Dismissing the message by keyboard returns the focus. */
export const KeyboardOnly: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Shop />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Login successful!');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
    await expect(canvas.queryByText('Login successful!')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

function ShopWithDialog() {
  const [message, setMessage] = useState<string>();
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 'var(--ts-space-8)' }}>
      <Button onClick={() => setMessage('Added to cart: Plum Star Yo-Yo')}>Add to cart</Button>
      <Toast
        message={message}
        action={{ label: 'View cart', onClick: () => setOpen(true) }}
        onDismiss={() => setMessage(undefined)}
      />
      <AlertDialog open={open} title="Cart" onClose={() => setOpen(false)} />
    </div>
  );
}

/** The action's button is gone when the dialog that it opened closes: the focus returns to where it was before. */
export const ActionOpensADialog: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ShopWithDialog />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Added to cart: Plum Star Yo-Yo');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cart' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus());
    await expect(canvas.queryByText('Added to cart: Plum Star Yo-Yo')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus());
  },
};

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
  tags: ['!dev', '!autodocs'],
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

/**
 * In the tab order it comes after the dialog's content, and it returns the focus there. A message that outlives the dialog
 * moves back to the page.
 */
export const OverADialogByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
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
    await userEvent.click(remove);
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const message = await within(canvasElement).findByText('Removed: Plum Star Yo-Yo');
    await waitFor(() => expect(message).toBeVisible());
  },
};
