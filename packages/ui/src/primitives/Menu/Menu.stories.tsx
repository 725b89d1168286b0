import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, Heart, Trash } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  tags: ['beta'],
  subcomponents: { MenuItem, MenuSeparator },
  args: {
    trigger: <Button>More</Button>,
    children: (
      <>
        <MenuItem icon={<Heart aria-hidden="true" />} onSelect={onSelect}>
          Save for later
        </MenuItem>
        <MenuItem icon={<Gift aria-hidden="true" />} href="#gifts">
          Wrap it as a gift
        </MenuItem>
        <MenuItem disabled>Compare</MenuItem>
        <MenuSeparator />
        <MenuItem variant="danger" icon={<Trash aria-hidden="true" />} onSelect={onSelect}>
          Remove
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem', padding: 'var(--ts-space-6)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole('button', { name: 'More' });
  await userEvent.click(trigger);
  return { trigger, menu: await screen.findByRole('menu', { name: 'More' }) };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { trigger, menu } = await open(canvasElement);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Save for later',
      'Wrap it as a gift',
      'Compare',
      'Remove',
    ]);
    await expect(items[1]).toHaveAttribute('href', '#gifts');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { align: 'start' },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    const item = (name: string) => menu.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Save for later')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}'); // skips the disabled item
    await expect(item('Remove')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}'); // wraps to the first item
    await userEvent.keyboard('wr');
    await expect(item('Wrap it as a gift')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const trigger = canvas.getByRole('button', { name: 'More' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Save for later' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onSelect.mock.calls).toEqual([[]]);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** It starts at the right edge of its trigger, and its icons are on the right. */
export const RightToLeft: Story = {
  tags: ['no-screenshot'], // looks like Default
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { trigger, menu } = await open(canvasElement);
    await waitFor(() =>
      expect(
        Math.abs(menu.getBoundingClientRect().right - trigger.getBoundingClientRect().right),
      ).toBeLessThan(2),
    );
    await expect(menu).toHaveAttribute('dir', 'rtl');
  },
};
