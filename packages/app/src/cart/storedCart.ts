/** Where the cart of an account is stored in this browser. */
export function cartKey(uid: string): string {
  return `toystore.cart.${uid}`;
}

/** Where texts that cannot be read as a cart are kept, the first one first. */
export function asideKeys(uid: string): string[] {
  return ['', '.2', '.3'].map((suffix) => `${cartKey(uid)}.aside${suffix}`);
}

/** Whether a cart of this account is stored here. Where storage is denied there is none. */
export function hasStoredCart(uid: string): boolean {
  try {
    return localStorage.getItem(cartKey(uid)) !== null;
  } catch {
    return false;
  }
}

/** Removes all that is stored of an account's cart. Close its store before: an open one would store it again. */
export function deleteCart(uid: string): void {
  try {
    for (const key of [cartKey(uid), ...asideKeys(uid)]) localStorage.removeItem(key);
  } catch {
    // Where storage is denied nothing is stored.
  }
}
