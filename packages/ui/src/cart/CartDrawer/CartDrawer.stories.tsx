import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { cartItems, manyItems } from '../cartTestUtils.ts';
import { CartDrawer } from './CartDrawer.tsx';
import { inShop } from './cartDrawerTestUtils.tsx';

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
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
  // Prevents links from leaving the story.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  // An open drawer covers the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CartDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const openCart = async () => within(await screen.findByRole('dialog', { name: 'Cart' }));

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Cart/ }));
    await openCart();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    items: [cartItems.bear, cartItems.fewer, cartItems.soldOut],
    notice: 'Your cart could not be saved.',
    labels: { cart: 'Cart', subtotal: 'Subtotal' },
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
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cart, 2 toys' });
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

export const WithNotice: Story = {
  tags: ['no-screenshot'], // LongWords covers it
  args: { items: [cartItems.bear], notice: 'Your cart could not be saved.' },
  play: async () => {
    const cart = await openCart();
    const [notice] = cart.getAllByRole('status');
    await expect(notice).toHaveTextContent('Your cart could not be saved.');
  },
};

/** Each line ends with a shop's own field. */
export const WithLineExtra: Story = {
  tags: ['no-screenshot'], // TextField covers it
  args: {
    items: [cartItems.bear, cartItems.dearer],
    lineExtra: ({ toyName }) => <TextField label={`Gift note for ${toyName}`} name="note" />,
  },
  play: async () => {
    const cart = await openCart();
    for (const line of cart.getAllByRole('listitem')) {
      const name = within(line).getByRole('heading').textContent;
      const field = within(line).getByRole('textbox', { name: `Gift note for ${name}` });
      await userEvent.type(field, 'For Ann');
      await expect(field).toHaveValue('For Ann');
    }
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
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
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
