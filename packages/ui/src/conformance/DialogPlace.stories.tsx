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

const section = ({
  style,
  ...place
}: ComponentProps<'div'> & { [data: `data-${string}`]: string }): Story => ({
  decorators: [
    (Story) => (
      <div
        {...place}
        style={{ background: 'var(--ts-background)', color: 'var(--ts-on-surface)', ...style }}
      >
        <p style={{ background: 'var(--ts-surface)' }}>A section</p>
        <Story />
      </div>
    ),
  ],
});

/** The dialog has the theme of its section, not the page's: its background and text colours. */
export const FromADarkSection: Story = {
  ...section({ 'data-theme': 'dark' }),
  globals: { theme: 'light' },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openFrom(canvasElement);
    const paragraph = canvas.getByText('A section');
    await expect(colourOn(dialog, 'backgroundColor')).toBe(colourOn(paragraph, 'backgroundColor'));
    await expect(colourOn(dialog, 'color')).toBe(colourOn(paragraph, 'color'));
    await expect(colourOn(dialog, 'color')).not.toBe(colourOn(document.body, 'color'));
  },
};

/** Nothing has the focus, and the user has pressed nothing. */
export const OpenFromTheStart: Story = {
  ...section({ 'data-theme': 'dark' }),
  args: { startsOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
  },
};

/** A page can also make a section dark with its own `color-scheme`. */
export const FromAColorScheme: Story = {
  ...section({ style: { colorScheme: 'dark' } }),
  play: async ({ canvasElement }) => {
    const dialog = await openFrom(canvasElement);
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
  },
};

/** A drawer is at the section's inline end, which is on the left. */
export const FromARightToLeftSection: Story = {
  ...section({ dir: 'rtl' }),
  args: { placement: 'end' },
  play: async ({ canvasElement }) => {
    const dialog = await openFrom(canvasElement);
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
    await expect(dialog.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  },
};

export const OfABrand: Story = {
  ...section({ 'data-brand': 'toybox' }),
  play: async ({ canvasElement }) => {
    await expect(await openFrom(canvasElement)).toHaveAttribute('data-brand', 'toybox');
  },
};

/** The dialog's own attribute stays. */
export const WithAThemeOfItsOwn: Story = {
  ...section({ 'data-theme': 'dark' }),
  args: { 'data-theme': 'light' },
  play: async ({ canvasElement }) => {
    await expect(await openFrom(canvasElement)).toHaveAttribute('data-theme', 'light');
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
