import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onShopPage } from '../../components/Banner/bannerTestUtils.tsx';
import { useCoolDown } from './useCoolDown.ts';
import { VerifyEmailBanner, type VerifyEmailBannerProps } from './VerifyEmailBanner.tsx';

const meta = {
  title: 'Feedback/VerifyEmailBanner',
  component: VerifyEmailBanner,
  tags: ['stable'],
  args: {
    email: 'robin@toystore.example',
    sentAt: new Date('2026-11-24T14:05:00Z'),
    onResend: fn(),
  },
  decorators: [onShopPage],
} satisfies Meta<typeof VerifyEmailBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

const SENT = 'E-mail sent. Please check your inbox and your spam folder.';

const partsOf = (canvasElement: HTMLElement) => {
  const bar = within(within(canvasElement).getByRole('region', { name: 'Account notice' }));
  return {
    bar,
    resend: bar.getByRole('button', { name: /^(?:Send email|Resend e-mail)$/ }),
    status: bar.getByRole('status'),
  };
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { bar, resend, status } = partsOf(canvasElement);
    await expect(bar.getByText('Please verify your email.')).toBeVisible();
    await expect(
      bar.getByText('We sent a link to robin@toystore.example (November 24, 2026).'),
    ).toBeVisible();
    await expect(resend).toHaveTextContent('Resend e-mail');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** Change its props below. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { loading: false, sent: true, secondsLeft: 42 },
};

export const Sending: Story = {
  args: { loading: true, sent: true },
  play: async ({ canvasElement, args }) => {
    const { resend, status } = partsOf(canvasElement);
    await expect(resend).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(resend);
    await expect(args.onResend).not.toHaveBeenCalled();
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The seconds are only visible: the button's name stays, and its description changes once a minute. */
export const Sent: Story = {
  args: { sent: true, secondsLeft: 42 },
  play: async ({ canvasElement, args }) => {
    const { bar, resend, status } = partsOf(canvasElement);
    await expect(status).toHaveTextContent(SENT);
    await expect(bar.getByText('in 42 s')).toBeVisible();
    await expect(resend).toHaveAccessibleDescription('Available again within a minute.');
    await expect(status).not.toContainElement(resend);
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    resend.focus();
    await userEvent.keyboard('{Enter}');
    await expect(resend).toHaveFocus();
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** The provider's message, verbatim, and what to do. */
export const Failed: Story = {
  args: {
    sentAt: null,
    error: {
      message: 'Firebase: Error (auth/too-many-requests).',
      help: 'There were too many tries in a short time. Please wait a little, then try again.',
    },
  },
  play: async ({ canvasElement, args }) => {
    const { bar, resend, status } = partsOf(canvasElement);
    const alert = bar.getByRole('alert');
    await expect(alert).toHaveTextContent('Firebase: Error (auth/too-many-requests).');
    await expect(alert).toHaveTextContent('Please wait a little, then try again.');
    await expect(
      bar.getByText('We could not send a link to robin@toystore.example.'),
    ).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const UnknownAddress: Story = {
  tags: ['no-screenshot'], // looks like Default, with another text
  args: { email: null, secondsLeft: 300 },
  play: async ({ canvasElement }) => {
    const { bar, resend } = partsOf(canvasElement);
    await expect(resend).toHaveAccessibleDescription('Available again within 5 minutes.');
    await expect(bar.getByText(/^We sent a link to your address/)).toBeVisible();
  },
};

function Shop(props: VerifyEmailBannerProps) {
  const { secondsLeft, isStarted, start } = useCoolDown(60_000);
  return (
    <VerifyEmailBanner {...props} secondsLeft={secondsLeft} sent={isStarted} onResend={start} />
  );
}

/** After a press by keyboard the focus stays on the button during the countdown. */
export const KeyboardOnly: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Shop {...args} />,
  play: async ({ canvasElement }) => {
    const { bar, resend, status } = partsOf(canvasElement);
    resend.focus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(SENT);
    await expect(bar.getByText('in 60 s')).toBeVisible();
    await expect(resend).toHaveFocus();
    await expect(await bar.findByText('in 59 s', {}, { timeout: 3000 })).toBeVisible();
  },
};
