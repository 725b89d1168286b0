import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createToys } from '../../../test/createToy.ts';
import { SearchBox } from '../../toys/SearchBox/SearchBox.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Dialog, type DialogProps, DialogTitle } from './Dialog.tsx';

function GiftWrap({ container }: Pick<DialogProps, 'container'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Gift wrap</Button>
      <Button>Behind it</Button>
      <Dialog
        aria-describedby={undefined}
        open={open}
        onClose={() => setOpen(false)}
        container={container}
      >
        <DialogTitle>Wrap it as a gift?</DialogTitle>
        <Menu trigger={<Button>More</Button>} container={container}>
          <MenuItem>With stars</MenuItem>
        </Menu>
        <SearchBox toys={createToys(['Bear', 'Bee'])} onChoose={() => undefined} />
        <Button>Yes</Button>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: GiftWrap,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof GiftWrap>;
export default meta;

type Story = StoryObj<typeof meta>;

const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gift wrap' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await new Promise((resolve) => setTimeout(resolve)); // from then on Radix listens for presses
  return dialog;
};

const pressScrim = async () => {
  const scrim = document.elementFromPoint(4, innerHeight - 4);
  if (scrim) await userEvent.click(scrim, { pointerEventsCheck: 0 });
};

const expectOpen = async (dialog: HTMLElement) => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(dialog).toHaveAttribute('data-state', 'open');
};

const onFill = fn();

/** Adds a password manager's button, in its own shadow tree. */
function addExtension(parent: Element) {
  const host = document.createElement('div');
  host.style.cssText = 'all: initial; position: fixed; inset: 0 auto auto 0; z-index: 2147483647';
  const fill = document.createElement('button');
  fill.textContent = 'Fill in';
  fill.addEventListener('click', onFill);
  host.attachShadow({ mode: 'open' }).append(fill);
  parent.append(host);
  return { host, fill };
}

/** Presses and focus outside the app do not close a dialog, and the outside element keeps the focus. */
const leavesAlone = (parent: () => Element): Story => ({
  beforeEach: () => {
    onFill.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const { host, fill } = addExtension(parent());
    try {
      const dialog = await openDialog(canvasElement);
      await userEvent.click(fill, { pointerEventsCheck: 0 });
      await expect(onFill).toHaveBeenCalledOnce();
      fill.focus();
      await expectOpen(dialog);
      await expect(document.activeElement).toBe(host);
      canvas.getByRole('button', { name: 'Behind it', hidden: true }).focus();
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await pressScrim();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    } finally {
      host.remove();
    }
  },
});

export const ExtensionInTheBody: Story = leavesAlone(() => document.body);
export const ExtensionAroundTheBody: Story = leavesAlone(() => document.documentElement);

/** Through React, a card that keeps its clicks to itself also gets those beside a dialog that it renders. */
export const PressOutsideInACardThatStopsClicks: Story = {
  decorators: (Story) =>
    createElement(
      'div',
      { onClick: (event: SyntheticEvent) => event.stopPropagation() },
      <Story />,
    ),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await pressScrim();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A press outside closes the popup that is open in the dialog; the next one closes the dialog. */
export const PressOutsideAMenu: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await pressScrim();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expectOpen(dialog);
    await userEvent.type(screen.getByRole('combobox'), 'e');
    await screen.findByRole('listbox');
    await pressScrim();
    await expectOpen(dialog);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await pressScrim();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Escape closes the search box's suggestions, then its message; the next one closes the dialog. */
export const EscapeInASearchBox: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const box = screen.getByRole('combobox');
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 }); // ends a composition
    await expectOpen(dialog);
    await userEvent.type(box, 'e');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expectOpen(dialog);
    await userEvent.type(box, 'z');
    await screen.findByText('No toys match');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('No toys match')).toBeNull();
    await expectOpen(dialog);
    await expect(box).toHaveValue('ez');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

function InShadow() {
  const [tree, setTree] = useState<ShadowRoot>();
  const [container, setContainer] = useState<Element | null>(null);
  return (
    <div
      data-testid="host"
      ref={(host) => setTree(host?.shadowRoot ?? host?.attachShadow({ mode: 'open' }))}
    >
      {tree &&
        createPortal(
          <>
            <GiftWrap container={container} />
            <div ref={setContainer} />
          </>,
          tree,
        )}
    </div>
  );
}

/** The focus starts in a dialog in a shadow tree, cycles inside it, and returns to the element that opened it. */
export const InAShadowTree: Story = {
  render: () => <InShadow />,
  play: async ({ canvas }) => {
    const tree = canvas.getByTestId('host').shadowRoot;
    const button = (name: string) =>
      [...(tree?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
    const focused = () => tree?.activeElement;
    await waitFor(() => expect(button('Gift wrap')).toBeDefined());
    button('Gift wrap')?.focus();
    button('Gift wrap')?.click();
    await waitFor(() => expect(focused()).toBe(button('More')));
    const tab = (shiftKey = false) =>
      fireEvent.keyDown(focused() ?? document.body, { key: 'Tab', shiftKey, composed: true });
    await expect(tab()).toBe(true); // the browser's default
    button('Yes')?.focus();
    await expect(tab()).toBe(false);
    await expect(focused()).toBe(button('More'));
    await expect(tab(true)).toBe(false);
    await expect(focused()).toBe(button('Yes'));
    button('Behind it')?.focus();
    await expect(focused()).toBe(button('Yes'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tree?.querySelector('[role="dialog"]')).toBeNull());
    await waitFor(() => expect(focused()).toBe(button('Gift wrap')));
  },
};
