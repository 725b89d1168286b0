import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  argTypes: {
    kind: { table: { defaultValue: { summary: 'outline' } } },
    size: { table: { defaultValue: { summary: 'm' } } },
    wide: { table: { defaultValue: { summary: 'false' } } },
    type: {
      description: 'As in HTML.',
      control: 'inline-radio',
      options: ['button', 'submit', 'reset'],
    },
    disabled: { description: 'Cannot be pressed (HTML `disabled`).', control: 'boolean' },
  },
  args: { children: 'View More', onClick: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'View More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Everything a button can be; play with it below. */
export const Playground: Story = {
  args: { kind: 'primary', size: 'l', wide: false, disabled: false, type: 'button' },
};

export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
      <Button {...args} kind="primary" />
      <Button {...args} kind="outline" />
      <Button {...args} kind="plain" />
      <Button {...args} kind="dark" />
      <Button {...args} kind="chip" />
      <Button {...args} kind="primary" size="l" />
      <Button {...args} disabled />
    </div>
  ),
};
