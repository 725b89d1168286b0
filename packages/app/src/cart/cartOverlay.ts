const CART_OVERLAY = 'cart of ';

/** The overlay that an account's cart is: another account's does not open in its place. */
export const cartOverlay = (accountId: string) => CART_OVERLAY + accountId;

export const isCartOverlay = (name: string) => name.startsWith(CART_OVERLAY);
