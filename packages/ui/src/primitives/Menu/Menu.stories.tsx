import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, Heart, Trash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogClose, DialogTitle } from '../Dialog/Dialog.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
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

const withTooltip = (
  <Menu
    trigger={
      <Tooltip content="Wrap or share">
        <Button>More</Button>
      </Tooltip>
    }
  >
    <MenuItem onSelect={onSelect}>Wrap it as a gift</MenuItem>
  </Menu>
);
const aroundMenu = (
  <Tooltip content="Wrap or share">
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={onSelect}>Wrap it as a gift</MenuItem>
    </Menu>
  </Tooltip>
);

/** A tooltip as the trigger, or around the menu: both work, and the tooltip stays away when a press returns the focus. */
export const WithATooltip: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: () => (
    <div style={{ display: 'grid', gap: 80, padding: 80 }}>
      {withTooltip}
      {aroundMenu}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'More' })) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await screen.findByRole('tooltip');
      await expect(button).toHaveAccessibleDescription('Wrap or share');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Wrap it as a gift' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('tooltip')).toBeNull();
      await userEvent.keyboard('{Alt}'); // to another window, and back
      button.blur();
      button.focus();
      await new Promise(requestAnimationFrame);
      await expect(screen.queryByRole('tooltip')).toBeNull();
    }
  },
};

/** Nesting without a meaning throws in development. */
export const Nonsense: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot', 'development'],
  play: async () => {
    const menuOf = (trigger: ReactNode) => <Menu trigger={trigger}>{null}</Menu>;
    const tip = (children: ReactNode) => <Tooltip content="Wrap">{children}</Tooltip>;
    const dialog = (
      <Dialog open onClose={() => undefined}>
        {null}
      </Dialog>
    );
    const wrong: [message: string, element: ReactNode][] = [
      ['A Menu cannot be the element of a Menu', menuOf(menuOf('More'))],
      ['A Tooltip cannot be the element of a Tooltip', tip(tip(<Button>More</Button>))],
      ['A Dialog cannot be the element of a Tooltip', tip(dialog)],
      ['A Dialog cannot be the element of a Menu', menuOf(tip(dialog))],
      ['A DialogClose cannot be the element of a Menu', menuOf(tip(<DialogClose />))],
    ];
    for (const [message, element] of wrong) {
      await expect(() => renderToString(element)).toThrow(message);
    }
  },
};

function EndsItsMenu({ does }: { does: 'removes' | 'disables' | 'hides' }) {
  const [done, setDone] = useState(false);
  return (
    <section>
      {!(done && does === 'removes') && (
        <span style={{ visibility: done && does === 'hides' ? 'hidden' : undefined }}>
          {menu(() => setDone(true), done && does === 'disables')}
        </span>
      )}
      <Button>{`Next toy: ${does}`}</Button>
    </section>
  );
}

/** The item removed, disabled or hid the menu's button: the first control that remains near it takes the focus. */
export const FocusWithoutTheTrigger: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: () => (
    <>
      <EndsItsMenu does="removes" />
      <EndsItsMenu does="disables" />
      <EndsItsMenu does="hides" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const does of ['removes', 'disables', 'hides']) {
      const next = canvas.getByRole('button', { name: `Next toy: ${does}` });
      await choose(within(next.closest('section') ?? document.body));
      await waitFor(() => expect(next).toHaveFocus());
    }
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

const menu = (onSelect?: () => void, disabled = false) => (
  <Menu trigger={<Button disabled={disabled}>More</Button>}>
    <MenuItem onSelect={onSelect}>Wrap it as a gift</MenuItem>
  </Menu>
);

const choose = async (place: Pick<typeof screen, 'getByRole'> = screen) => {
  await userEvent.click(place.getByRole('button', { name: 'More' }));
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
  tags: ['!dev', '!autodocs', 'no-screenshot'],
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
  tags: ['!dev', '!autodocs', 'no-screenshot'],
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
  tags: ['!dev', '!autodocs', 'no-screenshot'],
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
  tags: ['!dev', '!autodocs', 'no-screenshot'],
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

/** Browsers report a press of a button in a disabled fieldset: it opens no menu. */
export const InADisabledFieldset: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  decorators: [
    (Story) => (
      <fieldset disabled>
        <Story />
      </fieldset>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    fireEvent.pointerDown(button, { button: 0 });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
