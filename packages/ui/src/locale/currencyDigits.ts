// ISO 4217's list one, published by SIX on 2026-01-01: the currencies that do not have two decimals.
// Kit and storefront have the same file, and a test compares them, because neither package imports the other.
const NONE = /^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/i;
const THREE = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i;
const FOUR = /^(?:CLF|UYW)$/i;

/**
 * Returns how many decimals a currency has: 2 for `USD`, 0 for `JPY`, 2 for what is no currency. A minor unit is the last of
 * them. They are ISO 4217's, because `Intl` reports other ones in each browser: 0 for `HUF` in Chromium, 2 in Firefox.
 */
export function currencyDigits(currency = 'USD'): number {
  if (NONE.test(currency)) return 0;
  if (THREE.test(currency)) return 3;
  return FOUR.test(currency) ? 4 : 2;
}
