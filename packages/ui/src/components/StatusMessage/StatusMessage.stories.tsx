import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatusMessage } from './StatusMessage.tsx';

const meta = {
  title: 'Kit/StatusMessage',
  component: StatusMessage,
  args: { message: 'Login successful!', onDismiss: fn() },
  // Messages stand at the foot of the window: on the documentation page each gets one of its own.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof StatusMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The words come after the live region, so that a screen reader hears them. */
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

export const WithAction: Story = {
  args: { action: { label: 'Continue to My Profile', href: '#profile' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Continue to My Profile' });
    await expect(link).toHaveAttribute('href', '#profile');
    await userEvent.click(link);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    message: `Sie haben sich erfolgreich angemeldet, ${'Spielzeugschachtelbergenhausen'.repeat(3)}!`,
    action: {
      label: 'Weiter zur Holzeisenbahn mit Donaudampfschifffahrtsanlegestelle',
      href: '#toy',
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link');
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

function Shop() {
  const [message, setMessage] = useState<string>();
  return (
    <div style={{ padding: 'var(--space-8)' }}>
      <Button onClick={() => setMessage('Login successful!')}>Login</Button>
      <StatusMessage message={message} onDismiss={() => setMessage(undefined)} />
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
