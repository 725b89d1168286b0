import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import accountSecurityStories from './AccountSecurity.stories.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';

const twoStep = { onTurnOn: fn(), onTurnOff: fn() };

const meta = {
  ...accountSecurityStories,
  title: 'Forms/AccountSecurity',
  component: AccountSecurity,
  tags: ['beta', '!manifest'],
} satisfies Meta<typeof AccountSecurity>;
export default meta;

type Story = StoryObj<typeof meta>;

const partsIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const row = canvas.getByRole('heading', { name: 'Two-step verification' }).closest('li');
  if (!row) throw new Error('There is no row.');
  return { canvas, row: within(row), button: within(row).getAllByRole('button')[0] };
};

export const TwoStepOff: Story = {
  tags: ['no-screenshot'], // TwoStepOn has the same parts
  args: { twoStep },
  play: async ({ canvasElement }) => {
    const { row, button } = partsIn(canvasElement);
    await expect(row.getByText('Off')).toBeVisible();
    await expect(button).toHaveAccessibleName('Turn on two-step verification');
    await expect(button).toHaveAccessibleDescription(/we ask for a code/);
    twoStep.onTurnOn.mockClear();
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(twoStep.onTurnOn).toHaveBeenCalledOnce();
    button?.blur();
  },
};

export const TwoStepOn: Story = {
  args: { twoStep: { ...twoStep, since: new Date('2026-11-23T12:00:00Z') } },
  play: async ({ canvasElement }) => {
    const { row, button } = partsIn(canvasElement);
    await expect(row.getByText('November 23, 2026').parentElement).toHaveTextContent(
      'On since November 23, 2026',
    );
    await expect(button).toHaveAccessibleName('Turn off two-step verification');
    await expect(button).toHaveAccessibleDescription(/lose your phone/);
    twoStep.onTurnOff.mockClear();
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(twoStep.onTurnOff).toHaveBeenCalledOnce();
    button?.blur();
  },
};

/** Ignores another press while its data is loading. */
export const TwoStepLoading: Story = {
  tags: ['no-screenshot'], // looks like any loading button
  args: { twoStep: { ...twoStep, loading: true } },
  play: async ({ canvasElement }) => {
    const { button } = partsIn(canvasElement);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    twoStep.onTurnOn.mockClear();
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(twoStep.onTurnOn).not.toHaveBeenCalled();
    button?.blur();
  },
};

const onSendVerification = fn();

/** The address must be verified first: the row explains that, and sends the verification e-mail. */
export const TwoStepUnverified: Story = {
  tags: ['no-screenshot'], // a note and a link under the row
  args: { twoStep: { ...twoStep, unverified: true, onSendVerification } },
  play: async ({ canvasElement }) => {
    const { row, button } = partsIn(canvasElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Please verify your email first.');
    twoStep.onTurnOn.mockClear();
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(twoStep.onTurnOn).not.toHaveBeenCalled();
    onSendVerification.mockClear();
    await userEvent.tab();
    const send = row.getByRole('button', { name: 'Send verification e-mail' });
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSendVerification).toHaveBeenCalledOnce();
    send.blur();
  },
};

export const TwoStepVerificationSent: Story = {
  tags: ['no-screenshot'], // words under the link
  args: {
    twoStep: { ...twoStep, unverified: true, onSendVerification, verification: 'sent' },
  },
  play: async ({ canvasElement }) => {
    const { row } = partsIn(canvasElement);
    await expect(row.getByRole('status')).toHaveTextContent('Sent.');
    const send = row.getByRole('button', { name: 'Send verification e-mail' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
  },
};
