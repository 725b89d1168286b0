import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useFilters } from '../../../stories/useFilters.tsx';
import { FilterButton } from '../FilterButton/FilterButton.tsx';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';

function Shop({
  open: openAtFirst,
  onClose,
  sheet,
  ...args
}: FilterSheetProps & { sheet: (props: FilterSheetProps) => ReactNode }) {
  const [open, setOpen] = useState(openAtFirst);
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const { fields, filters } = useFilters([]);
  return (
    <div style={{ minBlockSize: '100vh', padding: 'var(--ts-space-6)' }}>
      <FilterButton count={filters.length} onClick={() => setOpen(true)} />
      <p>{filters.map(({ label }) => label).join(', ')}</p>
      {sheet({
        ...args,
        open,
        onClose: () => {
          setOpen(false);
          onClose();
        },
        children: fields,
      })}
    </div>
  );
}

/** Renders the sheet in a shop that opens it with a button and closes it. */
const inShop: Decorator<FilterSheetProps> = (Story, { args }) => (
  <Shop {...args} sheet={(props) => <Story args={props} />} />
);

const meta = {
  title: 'Filters/FilterSheet',
  component: FilterSheet,
  tags: ['beta'],
  args: { open: true, count: 12, onClose: fn(), onClear: fn() },
  argTypes: { open: { control: false }, children: { control: false } },
  decorators: [inShop],
  // An open sheet covers the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof FilterSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
    await expect(sheet.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Close filters' })).toHaveFocus();
    await expect(sheet.getByRole('button', { name: 'Show 12 toys' })).toBeVisible();
    const place = () => screen.getByRole('dialog').getBoundingClientRect();
    await waitFor(() => expect(Math.round(place().bottom)).toBe(innerHeight));
    await expect(place().width).toBe(Math.min(640, innerWidth));
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { count: 1 },
};

/** No filter is chosen: the button to clear stays and keeps the focus. */
export const NoneChosen: Story = {
  tags: ['no-screenshot'], // Default with one button grey
  render: (args) => <FilterSheet {...args} onClear={undefined} count={undefined} />,
  play: async () => {
    const sheet = within(screen.getByRole('dialog'));
    const clear = sheet.getByRole('button', { name: 'Clear all' });
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await expect(sheet.getByRole('button', { name: 'Show toys' })).toBeVisible();
  },
};

/** No toys match: the user has to remove filters. */
export const NoMatches: Story = {
  args: { count: 0 },
  globals: { viewport: { value: 'w360' } },
  play: async ({ args }) => {
    const sheet = within(screen.getByRole('dialog'));
    const show = sheet.getByRole('button', { name: 'No matches' });
    await userEvent.click(show, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

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
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await typePrice('30');
    await userEvent.keyboard('{Escape}');
    await expectClosed(canvasElement, at30);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The parent closes it, for example on Back if the open sheet is a history entry. */
export const ClosedByItsParent: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await typePrice('30');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expectClosed(canvasElement, at30);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Opened and closed by keyboard, it returns the focus. */
export const FocusReturns: Story = {
  tags: ['!dev', '!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter and sort' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Close filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** In a low window the middle scrolls, and nothing is clipped. */
export const LowWindow: Story = {
  tags: ['!dev', '!autodocs'],
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
