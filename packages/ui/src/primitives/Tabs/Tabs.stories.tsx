import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  tags: ['beta'],
  args: {
    label: 'About this toy',
    items: [
      { value: 'story', label: 'Story', content: 'Bramble was found in a basket of honey jars.' },
      { value: 'care', label: 'Care', content: 'Wash it at 30 °C and dry it in the sun.' },
      { value: 'parts', label: 'Spare parts', content: 'None yet.', disabled: true },
      { value: 'delivery', label: 'Delivery', content: 'Two to three days.' },
    ],
    onValueChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'About this toy' }));
    const story = tabs.getByRole('tab', { name: 'Story' });
    await expect(story).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(story).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tabs.getByRole('tab', { name: 'Delivery' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Delivery' })).toHaveTextContent('Two to');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('delivery');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Story' })).toBeVisible();
    tabs.getByRole('tab', { name: 'Story' }).blur();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { defaultValue: 'care' },
};

/** Arrow keys follow the visual order. */
export const RightToLeft: Story = {
  tags: ['no-screenshot'], // looks like Default
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [story, care] = canvas.getAllByRole('tab');
    await expect(canvas.getByRole('tablist').parentElement).not.toHaveAttribute('dir');
    await expect(Number(care?.getBoundingClientRect().right)).toBeLessThanOrEqual(
      Number(story?.getBoundingClientRect().left),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(care).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(story).toHaveFocus();
  },
};

/** The parent controls the choice: it does not change until the parent updates it. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'story' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Care' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('care');
    await expect(canvas.getByRole('tabpanel', { name: 'Story' })).toBeVisible();
  },
};
