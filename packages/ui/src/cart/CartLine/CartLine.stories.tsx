import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { stayOnPage } from '../../stories/stayOnPage.ts';
import { cartItems } from '../cartTestUtils.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  tags: ['beta'],
  args: { item: cartItems.bear, onQuantityChange: fn(), onRemove: fn(), onKeep: fn() },
  beforeEach: stayOnPage,
  // The headings are one level below the drawer's.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem', paddingInline: 'var(--ts-space-4)' }}>
        <h2 style={{ fontSize: 'var(--ts-text-sm)' }}>Cart</h2>
        <ul>
          <Story />
        </ul>
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const line = within(canvas.getByRole('listitem'));
    await expect(line.getByRole('heading', { level: 3 })).toHaveTextContent(args.item.toyName);
    await expect(line.getByRole('link')).toHaveAttribute('href', '/toys/1');
    await expect(line.getByText('$34.95 each')).toBeVisible();
    await expect(line.getByText('$69.90').closest('p')).toHaveTextContent('Total: $69.90');
    await userEvent.click(line.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3, false);
    const remove = line.getByRole('button', { name: 'Remove Bramble the Honey Bear' });
    await expect(remove).toHaveTextContent(/^Remove$/);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { item: { ...cartItems.dearer, previousQuantity: 4 } },
};

/** The line asks whether to keep the toy; after Keep, the toy's name takes the focus. */
export const PriceChanged: Story = {
  tags: ['no-screenshot'], // CartDrawer covers it
  args: { item: cartItems.dearer },
  play: async ({ canvas, args }) => {
    const line = canvas;
    await expect(line.getByText('Was $24.95, now $26.95')).toBeVisible();
    await expect(line.getAllByRole('button', { name: /Remove/ })).toHaveLength(1);
    line.getByRole('button', { name: 'Keep Meadow Giant Floor Puzzle' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(line.getByRole('link')).toHaveFocus();
    await userEvent.click(line.getByRole('button', { name: 'Remove Meadow Giant Floor Puzzle' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The price could not be checked: the line shows when it was last valid. */
export const PriceNotChecked: Story = {
  args: { item: cartItems.unchecked },
  play: async ({ canvas }) => {
    const note = "Price of 2:05 PM; we check it when you're back online.";
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

/** An extra link is in the column of the texts, smaller than "Remove", and above the question about a change. */
export const Extra: Story = {
  tags: ['!autodocs', 'no-screenshot'],
  globals: { shop: 'toystore', viewport: { value: 'w320' } },
  args: {
    item: cartItems.dearer,
    extra: <TextLink href="/toys/1#safety">Safety warnings</TextLink>,
  },
  play: async ({ canvas, canvasElement }) => {
    const extra = canvas.getByRole('link', { name: 'Safety warnings' });
    const name = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    const box = extra.getBoundingClientRect();
    const side = document.dir === 'rtl' ? 'right' : 'left';
    await expect(Math.abs(box[side] - name[side])).toBeLessThan(1);
    const stepper = canvas.getByRole('spinbutton').getBoundingClientRect();
    const [remove] = canvas.getAllByRole('button').slice(-1);
    await expect(box.top).toBeGreaterThanOrEqual(stepper.bottom - 12);
    await expect(box.bottom).toBeLessThanOrEqual(remove?.getBoundingClientRect().top ?? 0);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(extra)).toBeLessThan(sizeOf(remove ?? extra));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const ExtraFromRightToLeft: Story = {
  ...Extra,
  globals: { shop: 'luba', viewport: { value: 'w320' } },
};

export const PriceAndQuantityChanged: Story = {
  args: { item: { ...cartItems.fewer, previousPrice: 1995 } },
  play: async ({ canvas }) => {
    const line = canvas;
    await expect(line.getByText('Was $19.95, now $21.95')).toBeVisible();
    await expect(line.getByText('You chose 5, only 3 left')).toBeVisible();
    await expect(line.getByText('$65.85')).toBeVisible();
  },
};

export const InvalidQuantity: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const line = canvas;
    const remove = line.getByRole('button', { name: /^Remove/ });
    const { top } = remove.getBoundingClientRect();
    const field = line.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(line.getByText('$69.90').closest('p')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    // The button must not move when a press on it blurs the field.
    await expect(remove.getBoundingClientRect().top).toBe(top);
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

const expectNotCounted = async (canvasElement: HTMLElement, reason: string) => {
  const line = within(canvasElement);
  await expect(line.getByText(reason)).toBeVisible();
  await expect(line.queryByRole('link')).toBeNull();
  await expect(line.queryByRole('spinbutton')).toBeNull();
  await expect(line.queryByText(/\$/)).toBeNull();
  await expect(line.getAllByRole('button')).toHaveLength(1);
};

export const Gone: Story = {
  args: { item: cartItems.gone },
  play: ({ canvasElement }) => expectNotCounted(canvasElement, 'No longer available, not counted'),
};

export const SoldOut: Story = {
  tags: ['no-screenshot'], // looks like Gone
  args: { item: { ...cartItems.soldOut, previousPrice: 1 } },
  play: ({ canvasElement }) => expectNotCounted(canvasElement, 'Sold out, not counted'),
};
