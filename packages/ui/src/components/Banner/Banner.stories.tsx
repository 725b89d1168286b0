import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { startTransition, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Banner } from './Banner.tsx';
import { onShopPage } from './bannerTestUtils.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  tags: ['stable'],
  args: {
    'aria-label': 'Opening hours',
    children: 'The shop is closed on Monday. Orders are sent on Tuesday.',
  },
  decorators: [onShopPage],
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Opening hours' });
    await expect(bar).toHaveTextContent('The shop is closed on Monday.');
    await expect(within(bar).queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Change its props below. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { variant: 'info', onDismiss: fn() },
};

/** Has a link and a close button that is large enough for a thumb. */
export const WithActionAndClose: Story = {
  args: { action: <TextLink href="/hours">Opening hours</TextLink>, onDismiss: fn() },
  play: async ({ canvas, args }) => {
    const bar = within(canvas.getByRole('region', { name: 'Opening hours' }));
    await expect(bar.getByRole('link', { name: 'Opening hours' })).toBeVisible();
    const close = bar.getByRole('button', { name: 'Dismiss' });
    const { width, height } = close.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The close button goes with the banner: a control that remains near it takes the focus. */
export const Dismissed: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: function UntilRead(args) {
    const [isRead, setRead] = useState(false);
    return (
      <section>
        {!isRead && <Banner {...args} onDismiss={() => startTransition(() => setRead(true))} />}
        <TextLink href="/hours">Opening hours</TextLink>
      </section>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    const link = canvas.getByRole('link', { name: 'Opening hours' });
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** A screen reader announces its text at once. */
export const Problem: Story = {
  args: {
    variant: 'error',
    'aria-label': undefined,
    children: 'You have been signed out. Your account was disabled.',
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('alert');
    await expect(bar).toHaveTextContent('You have been signed out. Your account was disabled.');
    await expect(bar).not.toHaveAccessibleName();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Inside the page's live region: a screen reader announces it when idle, and it disappears by itself. */
export const Status: Story = {
  args: {
    variant: 'status',
    'aria-label': undefined,
    icon: <WifiOff aria-hidden="true" />,
    children: "You're offline. Prices of 2:05 PM today.",
  },
  decorators: [
    (Story) => (
      <div role="status">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/offline/).closest('[role=status]')).not.toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
