import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTitle } from '../Dialog/Dialog.tsx';
import menuStories from './Menu.stories.tsx';
import { Menu, MenuItem } from './Menu.tsx';

const meta = {
  ...menuStories,
  title: 'Navigation/Menu',
  component: Menu,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const menu = (onSelect?: () => void) => (
  <Menu trigger={<Button>More</Button>}>
    <MenuItem onSelect={onSelect}>Wrap it as a gift</MenuItem>
  </Menu>
);

const choose = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Wrap it as a gift' }));
};

function OpensADialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      {menu(() => setOpen(true))}
      <Dialog aria-describedby={undefined} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Gift wrap</DialogTitle>
        <Button>With stars</Button>
      </Dialog>
    </>
  );
}

/** The item that opened the dialog is gone when it closes: the menu's button takes the focus. */
export const FocusAfterADialog: Story = {
  render: () => <OpensADialog />,
  play: async ({ canvas }) => {
    await choose();
    const dialog = within(await screen.findByRole('dialog', { name: 'Gift wrap' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'With stars' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

function InADialog() {
  const [wrapped, setWrapped] = useState(false);
  return (
    <Dialog aria-describedby={undefined} open onClose={() => undefined}>
      <DialogTitle>{wrapped ? 'Wrapped' : 'Not wrapped'}</DialogTitle>
      {menu(() => setWrapped(true))}
    </Dialog>
  );
}

/** The menu is above the dialog, and pressing it does not close the dialog; Escape closes only the menu. */
export const AboveADialog: Story = {
  render: () => <InADialog />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Not wrapped' });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Wrap it as a gift' });
    await waitFor(() => expect(item).toBeVisible());
    const { x, y, width, height } = item.getBoundingClientRect();
    await expect(item.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(
      true,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose();
    const dialog = await screen.findByRole('dialog', { name: 'Wrapped' });
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** It has its trigger's theme, wherever it is rendered. */
export const FromADarkSection: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ background: 'var(--ts-surface)' }} data-testid="section">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const opened = await screen.findByRole('menu');
    await expect(getComputedStyle(opened).backgroundColor).toBe(
      getComputedStyle(canvas.getByTestId('section')).backgroundColor,
    );
  },
};

/** A press elsewhere closes the menu and still does its usual action. */
export const PressElsewhere: Story = {
  decorators: [
    (Story) => {
      const [count, setCount] = useState(0);
      return (
        <>
          <Button onClick={() => setCount(count + 1)}>Pressed {count} times</Button>
          <Story />
        </>
      );
    },
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  },
};
