import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  tags: ['stable'],
  argTypes: {
    variant: { table: { defaultValue: { summary: 'outline' } } },
    size: { table: { defaultValue: { summary: 'm' } } },
    fullWidth: { table: { defaultValue: { summary: 'false' } } },
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
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { variant: 'primary', size: 'l', fullWidth: false, disabled: false, type: 'button' },
};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ts-space-4)' }}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="outline" />
      <Button {...args} variant="plain" />
      <Button {...args} variant="dark" />
      <Button {...args} variant="chip" />
      <Button {...args} variant="primary" size="l" />
      <Button {...args} disabled />
      <Button {...args} variant="primary" inactive />
    </div>
  ),
};

/** For actions that cannot be undone. */
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete forever' },
};

/**
 * In the user's own colours, the main action differs from the others by its background, nothing glows, and each label
 * is visible.
 */
export const ForcedColours: Story = {
  render: (args, context) => (
    <>
      {Variants.render?.(args, context)}
      <Button {...args} variant="danger" />
      <Button {...args} variant="danger" inactive />
    </>
  ),
  tags: ['no-screenshot', '!dev', '!autodocs'], // Variants has a screenshot in forced colours, too
  parameters: {
    emulateMedia: { forcedColors: 'active' },
    a11y: { context: { exclude: ['[class*="_dark_"]'] } }, // axe reads the text's colour from before forced colours apply
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const [primary, outline] = buttons;
    if (!primary || !outline) throw new Error('There are no buttons');
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await expect(getComputedStyle(primary).boxShadow).toBe('none');
    const background = getComputedStyle(primary).backgroundColor;
    await expect(background).not.toBe(getComputedStyle(outline).backgroundColor);
    for (const { color, backgroundColor } of buttons.map((button) => getComputedStyle(button))) {
      await expect(color).not.toBe(backgroundColor);
    }
    // Forced colours remove its red: a border shows its shape.
    for (const danger of buttons.slice(-2).map((button) => getComputedStyle(button))) {
      await expect(danger.borderTopStyle).toBe('solid');
      await expect(danger.borderTopColor).not.toBe(danger.backgroundColor);
    }
  },
};
