import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  tags: ['stable'],
  args: { message: 'Login successful!', onDismiss: fn() },
  // As in a single-page app, following a link does not load another document.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  // Messages are at the bottom of the window, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text is rendered after its live region, so that screen readers announce it. */
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
  tags: ['no-screenshot', '!autodocs'],
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
