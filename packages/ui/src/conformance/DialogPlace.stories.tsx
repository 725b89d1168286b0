import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog, DialogTitle } from '../primitives/Dialog/Dialog.tsx';
import { UiProvider } from '../UiProvider.tsx';

type GiftWrapProps = Partial<ComponentProps<typeof Dialog>> & {
  startsOpen?: boolean;
  'data-theme'?: string;
};

function GiftWrap({ startsOpen = false, ...rest }: GiftWrapProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Gift wrap</Button>
      <Dialog aria-describedby={undefined} {...rest} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Wrap it as a gift?</DialogTitle>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Conformance/Where dialogs open',
  component: GiftWrap,
  tags: ['!dev', '!autodocs', 'no-screenshot'],
} satisfies Meta<typeof GiftWrap>;
export default meta;

type Story = StoryObj<typeof meta>;

const openFrom = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gift wrap' }));
  return screen.findByRole('dialog', { name: 'Wrap it as a gift?' });
};

/** Returns the colour of a token on an element, as the browser computes it. */
const colourOn = (element: Element, property: 'color' | 'backgroundColor') =>
  getComputedStyle(element)[property];

interface Section {
  place: ComponentProps<'div'> & { [data: `data-${string}`]: string };
  dialog?: GiftWrapProps;
  check: (dialog: HTMLElement, section: HTMLElement) => Promise<unknown>;
}

/** A dialog looks as in the section that opens it, not as on the page. */
const sections: Record<string, Section> = {
  'a dark one': {
    place: { 'data-theme': 'dark' },
    check: async (dialog, section) => {
      const paragraph = within(section).getByText('A section');
      for (const property of ['backgroundColor', 'color'] as const) {
        await expect(colourOn(dialog, property)).toBe(colourOn(paragraph, property));
      }
      await expect(colourOn(dialog, 'color')).not.toBe(colourOn(document.body, 'color'));
    },
  },
  'a color-scheme of the page': {
    place: { style: { colorScheme: 'dark' } },
    check: (dialog) => expect(getComputedStyle(dialog).colorScheme).toBe('dark'),
  },
  // A drawer is at the section's inline end, which is on the left.
  'one from right to left': {
    place: { dir: 'rtl' },
    dialog: { placement: 'end' },
    check: async (dialog) => {
      await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
      await expect(dialog.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    },
  },
  'one of a brand': {
    place: { 'data-brand': 'toybox' },
    check: (dialog) => expect(dialog).toHaveAttribute('data-brand', 'toybox'),
  },
  "the dialog's own theme": {
    place: { 'data-theme': 'dark' },
    dialog: { 'data-theme': 'light' },
    check: (dialog) => expect(dialog).toHaveAttribute('data-theme', 'light'),
  },
};

const inSection = (name: string, props: GiftWrapProps = {}) => {
  const { style, ...place } = sections[name]?.place ?? {};
  return (
    <div
      {...place}
      key={name}
      data-testid={name}
      style={{ background: 'var(--ts-background)', color: 'var(--ts-on-surface)', ...style }}
    >
      <p style={{ background: 'var(--ts-surface)' }}>A section</p>
      <GiftWrap {...sections[name]?.dialog} {...props} />
    </div>
  );
};

export const FromASection: Story = {
  globals: { theme: 'light' },
  render: () => <>{Object.keys(sections).map((name) => inSection(name))}</>,
  play: async ({ canvas, step }) => {
    for (const [name, { check }] of Object.entries(sections)) {
      await step(name, async () => {
        const section = canvas.getByTestId(name);
        await check(await openFrom(section), section);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      });
    }
  },
};

/** Nothing has the focus, and the user has pressed nothing. */
export const OpenFromTheStart: Story = {
  render: () => inSection('a dark one', { startsOpen: true }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
  },
};

function InContainers({ own }: { own: boolean }) {
  const [page, setPage] = useState<Element | null>(null);
  const [mine, setMine] = useState<Element | null>(null);
  return (
    <UiProvider container={page}>
      <div ref={setPage} data-testid="page" />
      <div ref={setMine} data-testid="own" />
      <GiftWrap container={own ? mine : undefined} />
    </UiProvider>
  );
}

/** All of a shop's popups are in the element with the shop's styles. */
export const InTheContainerOfTheProvider: Story = {
  render: () => <InContainers own={false} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTestId('page')).toContainElement(await openFrom(canvasElement));
  },
};

export const InAContainerOfItsOwn: Story = {
  render: () => <InContainers own />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTestId('own')).toContainElement(await openFrom(canvasElement));
  },
};
