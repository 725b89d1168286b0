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
import { DisconnectProviderDialog } from './DisconnectProviderDialog.tsx';

const meta = {
  title: 'Forms/DisconnectProviderDialog',
  component: DisconnectProviderDialog,
  tags: ['beta'],
  args: { open: true, provider: 'Google', onDisconnect: fn(), onClose: fn() },
  parameters: inOwnWindow,
} satisfies Meta<typeof DisconnectProviderDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot'], // Disconnecting has the same parts
  play: async ({ args }) => {
    const { dialog, button } = await findDialog('Disconnect Google');
    await expect(dialog).toHaveAccessibleDescription("You'll sign in with your password instead.");
    await expectFirstFocus(button('Disconnect Google'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { loading: false, error: offline },
  decorators: [closable],
};

/** The user has typed nothing that could be lost: a press outside closes the dialog, also while it is loading. */
export const Disconnecting: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const { button } = await findDialog('Disconnect Google');
    await userEvent.click(button('Disconnect Google'));
    await expect(args.onDisconnect).not.toHaveBeenCalled();
    await pressOutside();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
