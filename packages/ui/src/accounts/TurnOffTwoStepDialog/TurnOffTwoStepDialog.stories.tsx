import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  offline,
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
  tags: ['no-screenshot'], // DisconnectProviderDialog has the same parts, and their other states
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
  args: { loading: false, error: offline },
  decorators: [closable],
};
