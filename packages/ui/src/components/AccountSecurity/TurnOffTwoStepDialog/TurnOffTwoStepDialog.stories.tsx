import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  offline,
  pressOutside,
} from '../accountDialogTestUtils.tsx';
import { TurnOffTwoStepDialog } from './TurnOffTwoStepDialog.tsx';

const meta = {
  title: 'Forms/TurnOffTwoStepDialog',
  component: TurnOffTwoStepDialog,
  tags: ['beta'],
  args: { open: true, onTurnOff: fn(), onClose: fn() },
  parameters: inOwnWindow,
} satisfies Meta<typeof TurnOffTwoStepDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot'], // DisconnectGoogleDialog has the same parts
  play: async ({ args }) => {
    const { dialog, button } = await findDialog('Turn off two-step verification');
    await expect(dialog).toHaveAccessibleDescription(/without a code from your phone/);
    await expectFirstFocus(button('Turn off'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { loading: false, error: offline, labels: { submit: 'Turn off' } },
  decorators: [closable],
};

export const Failed: Story = {
  tags: ['no-screenshot'], // WrongPassword of ReauthenticateDialog shows the alert
  args: { error: offline },
  play: async () => {
    const { parts } = await findDialog('Turn off two-step verification');
    await expect(parts.getByRole('alert')).toHaveTextContent('(auth/network-request-failed)');
  },
};

/** Nothing can be lost here: a press outside closes it, also while it waits. */
export const TurningOff: Story = {
  tags: ['no-screenshot'], // DisconnectGoogleDialog shows it
  args: { loading: true },
  play: async ({ args }) => {
    const { button } = await findDialog('Turn off two-step verification');
    await userEvent.click(button('Turn off'));
    await expect(args.onTurnOff).not.toHaveBeenCalled();
    await pressOutside();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
