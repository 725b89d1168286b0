import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Menu, Search, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, type IconButtonProps } from './Button.tsx';

const icons = {
  heart: <Heart aria-hidden="true" />,
  menu: <Menu aria-hidden="true" />,
  search: <Search aria-hidden="true" />,
  close: <X aria-hidden="true" />,
};

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['stable'],
  argTypes: {
    variant: { control: 'inline-radio', options: ['outline', 'bare'] },
    type: {
      description: 'As in HTML.',
      control: 'inline-radio',
      options: ['button', 'submit', 'reset'],
    },
  },
  args: { 'aria-label': 'Remember this toy', children: icons.heart, onClick: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Has a name for screen readers and a target that is large enough for a thumb. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Remember this toy' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBe(width);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: StoryObj<IconButtonProps & { icon: keyof typeof icons }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    icon: { description: 'Its child.', control: 'inline-radio', options: Object.keys(icons) },
    children: { table: { disable: true } },
  },
  args: { variant: 'outline', icon: 'heart' },
  render: ({ icon, ...rest }) => <IconButton {...rest}>{icons[icon]}</IconButton>,
};

/** Keeps name and focus while its action is in progress, and ignores a press. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Remember this toy' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 'var(--ts-space-4)' }}>
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="bare" aria-label="Menu">
        {icons.menu}
      </IconButton>
    </div>
  ),
};
