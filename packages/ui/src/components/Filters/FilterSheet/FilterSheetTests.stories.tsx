import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import filterSheetStories from './FilterSheet.stories.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const meta = {
  ...filterSheetStories,
  title: 'Filters/FilterSheet',
  component: FilterSheet,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof FilterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const typePrice = async (text: string) => {
  const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Highest price' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const expectClosed = async (canvasElement: HTMLElement, chosen: string) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(within(canvasElement).getByText(chosen)).toBeVisible();
};

const at30 = 'Up to $30, Rating 4 and up, In stock only';

/** A long word beside a long button is not broken: the button wraps into its own row. */
export const LongWords: Story = {
  globals: { shop: 'spielkiste', viewport: { value: 'w360' } },
  play: async () => {
    const [clear, show] = ['Filter zurücksetzen', '12 Spielsachen zeigen'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await expect(show?.offsetTop).toBeGreaterThan(clear?.offsetTop ?? Number.POSITIVE_INFINITY);
  },
};

/** A typed value is committed, however the user closes the sheet. */
export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    await typePrice('30');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvasElement, at30);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The parent closes it, for example on Back if the open sheet is a history entry. */
export const ClosedByItsParent: Story = {
  play: async ({ canvasElement, args }) => {
    await typePrice('30');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expectClosed(canvasElement, at30);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Opened and closed by keyboard, it returns the focus. */
export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filter and sort' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Close filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** In a low window the middle scrolls, and nothing is clipped. */
export const LowWindow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const sheet = screen.getByRole('dialog');
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(39);
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
    const last = within(sheet).getByRole('checkbox', { name: 'In stock only' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 80);
  },
};
