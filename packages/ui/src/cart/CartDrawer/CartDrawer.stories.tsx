import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { smallTargets } from '../../conformance/measureTargets.ts';
import { cutOff } from '../../conformance/measureText.ts';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { readersText } from '../../stories/readersText.ts';
import { stayOnPage } from '../../stories/stayOnPage.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import { cartItems, manyItems } from '../cartTestUtils.ts';
import { CartDrawer } from './CartDrawer.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { type CartArgs, inShop } from './cartDrawerTestUtils.tsx';

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  subcomponents: { CartLines, CartSummary },
  render: ({ open, onClose, priceNote, onCheckout, ...lines }) => (
    <CartDrawer open={open} onClose={onClose} labels={lines.labels}>
      <CartLines {...lines} />
      <CartSummary
        items={lines.items}
        priceNote={priceNote}
        onCheckout={onCheckout}
        labels={lines.labels}
      />
    </CartDrawer>
  ),
  tags: ['beta'],
  args: {
    open: true,
    items: [cartItems.bear, cartItems.scarce, cartItems.dearer, cartItems.gone],
    emptyAction: (
      <ButtonLink href="/alltoy" variant="primary" size="l">
        All Toys
      </ButtonLink>
    ),
    emptyImageUrl: '/pictures/sunday-sloth-hanging-pal-640.avif',
    onClose: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onKeep: fn(),
    onUndo: fn(),
    onUndoExpire: fn(),
  },
  decorators: [inShop],
  beforeEach: stayOnPage,
  // An open drawer covers the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<CartArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const openCart = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const cart = await openCart();
    await waitFor(() => expect(cart.getByRole('button', { name: 'Close cart' })).toHaveFocus());
    await expect(cart.getByRole('heading', { level: 2 })).toHaveTextContent('Cart');
    await expect(cart.getAllByRole('listitem')).toHaveLength(args.items.length);
    await expect(cart.getByRole('term')).toHaveTextContent('Subtotal');
    await expect(cart.getByRole('definition')).toHaveTextContent('$174.75');
    await expect(cart.getByText('1 toy is not counted: it is no longer available.')).toBeVisible();
    await expect(cart.getByText('Checkout is not available yet.')).toBeVisible();
    await expect(cart.queryByRole('button', { name: 'Checkout' })).toBeNull();

    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Cart/ }));
    await openCart();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    items: [cartItems.bear, cartItems.fewer, cartItems.soldOut],
    notice: 'Your cart could not be saved.',
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    const cart = await openCart();
    await expect(cart.getByText('Your cart is empty.')).toBeVisible();
    await expect(cart.getByRole('link', { name: 'All Toys' })).toHaveAttribute('href', '/alltoy');
    await expect(cart.queryByText('Subtotal')).toBeNull();
  },
};

/** Unavailable toys are not counted: the bar's button and the subtotal have the same number. */
export const NotCounted: Story = {
  args: {
    open: false,
    items: [cartItems.bear, cartItems.soldOut, cartItems.gone],
    onCheckout: fn(),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cart, 2 toys' });
    await userEvent.click(opener);
    const cart = await openCart();
    await expect(cart.getByRole('definition')).toHaveTextContent('$69.90');
    const remark = '3 toys are not counted: they are sold out or no longer available.';
    await expect(cart.getByText(remark)).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: `Remove ${cartItems.gone.toyName}` }));
    await expect(cart.getByText('2 toys are not counted: they are sold out.')).toBeVisible();
    await userEvent.click(
      cart.getByRole('button', { name: `Remove ${cartItems.soldOut.toyName}` }),
    );
    await expect(cart.queryByText(/not counted/)).toBeNull();
    await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
    await expect(cart.getByText('2 toys are not counted: they are sold out.')).toBeVisible();
  },
};

/** No price could be checked: the cart shows that once, below the subtotal. */
export const PricesNotChecked: Story = {
  args: { items: [cartItems.unchecked, { ...cartItems.bear, priceAsOf: '2:05 PM' }] },
  play: async () => {
    const cart = await openCart();
    await expect(cart.getAllByText(/2:05 PM/)).toHaveLength(1);
    await expect(
      cart.getByText("Prices of 2:05 PM; we check them when you're back online."),
    ).toBeVisible();
    await expect(cart.getByRole('definition')).toHaveTextContent('$86.85');
  },
};

/** After the last toy was removed, the message with Undo is above the empty cart, too. */
export const Removed: Story = {
  tags: ['!autodocs'],
  args: { items: [cartItems.bear, cartItems.scarce] },
  play: async () => {
    const cart = await openCart();
    await userEvent.click(cart.getByRole('button', { name: 'Remove Bramble the Honey Bear' }));
    await expect(cart.getByText('Removed: Bramble the Honey Bear')).toBeVisible();
    await expect(cart.getByRole('definition')).toHaveTextContent('$77.90');
  },
};

export const WithCheckout: Story = {
  args: { items: [cartItems.bear], onCheckout: () => undefined },
  play: async () => {
    const cart = await openCart();
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await expect(cart.queryByText('Checkout is not available yet.')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    items: [cartItems.long, { ...cartItems.gone, toyName: 'Brumm'.repeat(16) }],
    notice: 'Spielzeugschachtelbergenhausen'.repeat(3),
    labels: {
      cart: 'Einkaufswageninhaltsübersicht',
      subtotal: 'Zwischensumme ohne Versandkosten',
      removeName: ({ name }) => `${name} aus dem Einkaufswagen entfernen`,
      remove: 'Aus dem Einkaufswagen entfernen',
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent(`${args.notice}`);
  },
};

/** A thousand toys are shown in steps of twenty lines. */
export const ManyToys: Story = {
  tags: ['no-screenshot'], // looks like Default
  args: { items: manyItems(1000) },
  play: async () => {
    const cart = await openCart();
    await expect(cart.getAllByRole('listitem')).toHaveLength(20);
    await expect(cart.getByRole('definition')).toHaveTextContent('$69,900.00');
    await userEvent.click(cart.getByRole('button', { name: 'Show 20 more' }));
    await expect(cart.getAllByRole('listitem')).toHaveLength(40);
    await expect(cart.getByRole('link', { name: 'Bear 21' })).toHaveFocus();
  },
};

/** Opens the cart and collects the announcements of its live regions. */
const listenIn = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const regions = [...dialog.querySelectorAll('[aria-live="polite"], [role="status"]')];
  const spoken = () => regions.map((region) => region.textContent ?? '');
  let last = spoken();
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    heard.push(...spoken().filter((text, index) => text !== '' && text !== last[index]));
    last = spoken();
  });
  observer.observe(dialog, { childList: true, subtree: true, characterData: true });
  return { dialog, cart: within(dialog), heard };
};

const removeOf = (cart: ReturnType<typeof within>, name: string) =>
  cart.getByRole('button', { name: `Remove ${name}` });

/** Every change is announced in one sentence, however the user makes it. */
export const OneAnnouncementAChange: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [{ ...cartItems.bear, availableQuantity: 4 }, cartItems.dearer] },
  play: async ({ args }) => {
    const { cart, heard } = await listenIn();
    const [more] = cart.getAllByRole('button', { name: /^Increase/ });
    const [field] = cart.getAllByRole('spinbutton');
    if (!more || !field) throw new Error('The cart has no line');
    await userEvent.click(more);
    await waitFor(() => expect(heard).toEqual(['Quantity 3, subtotal $131.80']));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith('1', 3);

    await userEvent.clear(field);
    await userEvent.type(field, '9{Enter}');
    await waitFor(() => expect(heard.slice(1)).toEqual(['Only 4 left']));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith('1', 4);

    await userEvent.click(removeOf(cart, 'Meadow Giant Floor Puzzle'));
    await waitFor(() => expect(heard.slice(2)).toEqual(['Removed: Meadow Giant Floor Puzzle']));
    await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
    await userEvent.click(cart.getByRole('button', { name: 'Keep Meadow Giant Floor Puzzle' }));
    await expect(args.onKeep).toHaveBeenCalledWith('3');
    await expect(heard).toHaveLength(3);
  },
};

/** Two toys with the same name, removed one after the other, are announced twice. */
export const SameNameTwice: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [cartItems.bear, { ...cartItems.bear, toyId: 'other' }, cartItems.dearer] },
  play: async () => {
    const { dialog, cart } = await listenIn();
    const announced: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const isLive = target instanceof Element && target.closest('[role="status"]');
        if (isLive) announced.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
      }
    });
    observer.observe(dialog, { childList: true, subtree: true });
    const removeFirst = async () => {
      const [remove] = cart.getAllByRole('button', { name: `Remove ${cartItems.bear.toyName}` });
      if (remove) await userEvent.click(remove);
    };
    await removeFirst();
    await waitFor(() => expect(announced.at(-1)).toBe(`Removed: ${cartItems.bear.toyName}`));
    announced.length = 0;
    await removeFirst();
    await waitFor(() => expect(announced).toEqual([`Removed: ${cartItems.bear.toyName}`]));
    observer.disconnect();
  },
};

/**
 * The focus moves to Remove of the next line, else of the previous line, else to the heading; Undo moves it back to the
 * line.
 */
export const FocusStaysWhereTheShopperIs: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [cartItems.bear, cartItems.dearer, cartItems.gone] },
  play: async ({ args }) => {
    const { cart } = await listenIn();
    const { bear, dearer, gone } = cartItems;
    removeOf(cart, dearer.toyName).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(dearer.toyId);
    await expect(removeOf(cart, gone.toyName)).toHaveFocus();

    await userEvent.tab();
    await expect(cart.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removeOf(cart, dearer.toyName)).toHaveFocus();
    const names = cart.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([bear.toyName, dearer.toyName, gone.toyName]);
    await expect(cart.queryByRole('button', { name: 'Undo' })).toBeNull();

    removeOf(cart, gone.toyName).focus();
    await userEvent.keyboard('{Enter}');
    await expect(removeOf(cart, dearer.toyName)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(removeOf(cart, bear.toyName)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cart.getByRole('heading', { name: 'Cart' })).toHaveFocus();

    await userEvent.click(cart.getByRole('button', { name: 'Undo' }));
    await expect(removeOf(cart, bear.toyName)).toHaveFocus();
  },
};

/** The user can undo a removal for at least twenty seconds, and while Undo has the focus. */
export const UndoExpires: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [cartItems.bear, cartItems.dearer] },
  beforeEach: () => {
    const { setTimeout } = window;
    Object.assign(window, {
      // Shortens seconds to hundredths, so that the test does not wait.
      setTimeout: (run: () => void, delay = 0) =>
        setTimeout(run, delay >= 10_000 ? delay / 40 : delay),
    });
    return () => {
      Object.assign(window, { setTimeout });
    };
  },
  play: async ({ args }) => {
    const { cart } = await listenIn();
    await userEvent.click(removeOf(cart, cartItems.bear.toyName));
    await userEvent.tab();
    await expect(cart.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(args.onUndoExpire).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(args.onUndoExpire).toHaveBeenCalledOnce());
    await expect(cart.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(cart.getByText('$26.95', { selector: 'dd *' })).toBeVisible();
  },
};

const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Closing returns the focus to the button that opened the drawer, and the next opening announces nothing. */
export const FocusReturns: Story = {
  tags: ['!dev', '!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cart, 5 toys' });
    await userEvent.click(opener);
    const { cart } = await listenIn();
    const [more] = cart.getAllByRole('button', { name: /^Increase/ });
    if (more) await userEvent.click(more);
    await userEvent.click(cart.getByRole('button', { name: 'Close cart' }));
    await closed();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const again = await listenIn();
    await expect(again.cart.queryByText(/^Quantity 3/)).toBeNull();
  },
};

/** At 320 px the drawer fills the window, and the subtotal is visible. */
export const SmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [...manyItems(8), cartItems.long, cartItems.fewer] },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const { dialog } = await listenIn();
    await expect(dialog.offsetWidth).toBe(320);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(smallTargets(dialog)).toEqual([]);
    const subtotal = within(dialog).getByRole('definition').getBoundingClientRect();
    await expect(subtotal.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Nothing is clipped with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { items: [cartItems.fewer, cartItems.gone], onCheckout: () => undefined },
  globals: { viewport: { value: 'w360' } },
  beforeEach: readersText(200, false),
  play: async () => {
    const { dialog } = await listenIn();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const list = dialog.querySelector('ul');
    await expect(list && cutOff(list)).toEqual([]);
  },
};

/** Without an offer to undo, each removed toy is announced, too. */
export const WithoutUndo: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  render: ({ open: _, onClose: __, undo: ___, ...lines }) => <CartLines {...lines} />,
  play: async ({ canvas, args }) => {
    for (const { toyName } of args.items.slice(0, 2)) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${toyName}` }));
      await expect(canvas.getByText(`Removed: ${toyName}`)).toHaveAttribute('aria-live', 'polite');
    }
  },
};

/** The same parts on a page: without the drawer, with a discount of the shop. */
export const OnAPage: Story = {
  tags: ['no-screenshot'],
  render: ({ open: _, onClose: __, priceNote, onCheckout, ...lines }) => (
    <main style={{ maxInlineSize: '36rem' }}>
      <h1>Cart</h1>
      <CartLines {...lines} renderLine={(line) => <CartLine {...line} headingLevel={2} />} />
      <CartSummary items={lines.items} priceNote={priceNote} onCheckout={onCheckout}>
        <p>Spring discount: −$5.00</p>
      </CartSummary>
    </main>
  ),
  args: { items: [cartItems.bear], priceNote: 'incl. VAT', onCheckout: fn() },
  play: async ({ canvas }) => {
    const note = canvas.getByText('incl. VAT');
    await expect(note.previousElementSibling).toHaveTextContent(/^Subtotal/);
    await expect(canvas.getByText('Spring discount: −$5.00')).toBeVisible();
    const remove = () => canvas.getByRole('button', { name: 'Remove Bramble the Honey Bear' });
    await userEvent.click(remove());
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Toys' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(remove()).toHaveFocus();
  },
};
