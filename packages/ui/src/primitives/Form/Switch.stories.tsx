import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  tags: ['beta'],
  args: { label: 'Gift wrapping', name: 'wrapping' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Gift wrapping' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { hint: 'With paper of your choice.', disabled: false },
};

export const States: Story = {
  render: (args) => (
    <>
      <Switch {...args} />
      <Switch {...args} defaultChecked hint="With paper of your choice." />
      <Switch {...args} disabled />
      <Switch {...args} error="We have no paper left." />
    </>
  ),
};
