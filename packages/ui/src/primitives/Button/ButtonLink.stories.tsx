import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from './Button.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  tags: ['stable'],
  argTypes: {
    variant: { table: { defaultValue: { summary: 'outline' } } },
    size: { table: { defaultValue: { summary: 'm' } } },
    fullWidth: { table: { defaultValue: { summary: 'false' } } },
  },
  args: { href: '#all', children: 'All Toy' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link as large as a button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All Toy' });
    await expect(link).toHaveAttribute('href', '#all');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { variant: 'primary', size: 'l', fullWidth: false },
};

/** An arrow points in reading direction, also in a shop's own content. */
export const ArrowFromRightToLeft: Story = {
  tags: ['no-screenshot'], // a mirror image
  render: (args) => (
    <div dir="rtl">
      <ButtonLink {...args}>
        كل الألعاب <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    if (icon === null) throw new Error('There is no arrow.');
    await expect(getComputedStyle(icon).scale).toBe('-1 1');
  },
};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ts-space-4)' }}>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="outline" />
      <ButtonLink {...args} variant="plain" />
      <ButtonLink {...args} variant="dark" />
      <ButtonLink {...args} variant="chip" />
      <ButtonLink {...args} variant="primary" size="l">
        All Toy <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </div>
  ),
};
