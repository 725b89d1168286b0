import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: { message: 'Login successful!', onDismiss: fn() },
  // As with a router's link, the document stays when a link is followed.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  // Messages stand at the foot of the window: on the documentation page each gets one of its own.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text comes after the live region, so that a screen reader hears them. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await waitFor(() => expect(canvas.getByText('Login successful!')).toBeVisible());
    await expect(region).toHaveTextContent('Login successful!');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-picture', '!autodocs'],
  args: {
    action: { label: 'Continue to My Profile', href: '/myprofile' },
    duration: 60_000,
    labels: { dismiss: 'Dismiss' },
  },
};

export const WithAction: Story = {
  args: { action: { label: 'Continue to My Profile', href: '/myprofile' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Continue to My Profile' });
    await expect(link).toHaveAttribute('href', '/myprofile');
    await userEvent.click(link);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    message: `Sie haben sich erfolgreich angemeldet, ${'Spielzeugschachtelbergenhausen'.repeat(3)}!`,
    action: {
      label: 'Weiter zur Holzeisenbahn mit Donaudampfschifffahrtsanlegestelle',
      href: '/toys/1',
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link');
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

interface Timer {
  id: number;
  delay: number;
  run: () => void;
  stopped: boolean;
}

/** The timers of ten seconds and more that run or ran. */
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

/** The time stands still while the message is pointed at or holds focus, and starts again after that. */
export const TimeStandsStill: Story = {
  beforeEach: watchTimers,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const message = await canvas.findByText('Login successful!');
    await waitFor(() => expect(running()).toHaveLength(1));
    await expect(running()[0]?.delay).toBe(12_000);

    await userEvent.hover(message);
    await expect(running()).toHaveLength(0);
    await userEvent.unhover(message);
    await expect(running()).toHaveLength(1);

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await expect(running()).toHaveLength(0);
    await userEvent.tab();
    await expect(running()).toHaveLength(1);

    await expect(args.onDismiss).not.toHaveBeenCalled();
    running()[0]?.run();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Nobody gets less than ten seconds. */
export const AtLeastTenSeconds: Story = {
  args: { duration: 500 },
  beforeEach: watchTimers,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Login successful!');
    await waitFor(() => expect(running()).toHaveLength(1));
    await expect(running()[0]?.delay).toBe(10_000);
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

/** Dismissing by keyboard gives focus back to where it was. */
export const KeyboardOnly: Story = {
  render: () => <Shop />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
