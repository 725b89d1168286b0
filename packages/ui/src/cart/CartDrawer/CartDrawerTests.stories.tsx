import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { smallTargets } from '../../conformance/measureTargets.ts';
import { cutOff } from '../../conformance/measureText.ts';
import { cartItems, manyItems } from '../cartTestUtils.ts';
import cartDrawerStories from './CartDrawer.stories.tsx';
import { CartDrawer } from './CartDrawer.tsx';

const meta = {
  ...cartDrawerStories,
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof CartDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the cart and collects the announcements of its live regions. */
const openCart = async () => {
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
  args: { items: [{ ...cartItems.bear, availableQuantity: 4 }, cartItems.dearer] },
  play: async ({ args }) => {
    const { cart, heard } = await openCart();
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
  tags: ['no-screenshot'],
  args: { items: [cartItems.bear, { ...cartItems.bear, toyId: 'other' }, cartItems.dearer] },
  play: async () => {
    const { dialog, cart } = await openCart();
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
  args: { items: [cartItems.bear, cartItems.dearer, cartItems.gone] },
  play: async ({ args }) => {
    const { cart } = await openCart();
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

/** The user can undo a removal for at least ten seconds, and while Undo has the focus. */
export const UndoExpires: Story = {
  args: { items: [cartItems.bear, cartItems.dearer] },
  beforeEach: () => {
    const { setTimeout } = window;
    Object.assign(window, {
      // Shortens seconds to hundredths, so that the test does not wait.
      setTimeout: (run: () => void, delay = 0) =>
        setTimeout(run, delay >= 10_000 ? delay / 20 : delay),
    });
    return () => {
      Object.assign(window, { setTimeout });
    };
  },
  play: async ({ args }) => {
    const { cart } = await openCart();
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
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cart, 5 toys' });
    await userEvent.click(opener);
    const { cart } = await openCart();
    const [more] = cart.getAllByRole('button', { name: /^Increase/ });
    if (more) await userEvent.click(more);
    await userEvent.click(cart.getByRole('button', { name: 'Close cart' }));
    await closed();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const again = await openCart();
    await expect(again.cart.queryByText(/^Quantity 3/)).toBeNull();
  },
};

const expectFits = async () => {
  const { dialog } = await openCart();
  await expect(dialog.offsetWidth).toBe(Math.min(window.innerWidth, 480));
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expect(smallTargets(dialog)).toEqual([]);
  const subtotal = within(dialog).getByRole('definition').getBoundingClientRect();
  await expect(subtotal.bottom).toBeLessThanOrEqual(window.innerHeight);
};

/** At 320 px the drawer fills the window, and the subtotal is visible. */
export const SmallestPhone: Story = {
  args: { items: [...manyItems(20), cartItems.long, cartItems.fewer] },
  globals: { viewport: { value: 'w320' } },
  play: expectFits,
};

export const Desktop: Story = {
  args: { items: [...manyItems(20), cartItems.long, cartItems.fewer] },
  globals: { viewport: { value: 'w1440' } },
  play: expectFits,
};

/** Nothing is clipped with text at 200%. */
export const LargeText: Story = {
  args: { items: [cartItems.fewer, cartItems.gone], onCheckout: () => undefined },
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async () => {
    const { dialog } = await openCart();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const list = dialog.querySelector('ul');
    await expect(list && cutOff(list)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const { dialog } = await openCart();
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
  },
};

/** The note about the prices is read after the subtotal. */
export const PriceNote: Story = {
  tags: ['no-screenshot'], // one line more
  args: { items: [cartItems.bear], priceNote: 'incl. VAT' },
  play: async () => {
    const { cart } = await openCart();
    const note = cart.getByText('incl. VAT');
    await expect(note).toBeVisible();
    await expect(note.previousElementSibling).toHaveTextContent(/^Subtotal/);
  },
};

export const ForcedColours: Story = {
  args: { items: [cartItems.bear, cartItems.dearer] },
  parameters: {
    emulateMedia: { forcedColors: 'active' },
    a11y: { context: { exclude: ['[class*="_removed_"]'] } }, // axe reads the text's colour from before forced colours apply
  },
  play: async () => {
    const { cart } = await openCart();
    await userEvent.click(removeOf(cart, cartItems.bear.toyName));
    await expect(cart.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
