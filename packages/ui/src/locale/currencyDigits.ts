// ISO 4217's list one, published by SIX on 2026-01-01: the currencies that do not have two decimals. The kit and the
// storefront have identical copies of this file, which a test compares, because neither package imports the other.
const NONE = /^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/i;
const THREE = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/i;
const FOUR = /^(?:CLF|UYW)$/i;

/**
 * Returns the number of decimals of a currency: 2 for `USD`, 0 for `JPY`, 2 for an invalid code. A minor unit is the
 * last decimal. The numbers are those of ISO 4217, because `Intl` differs between browsers: 0 for `HUF` in Chromium, 2
 * in Firefox.
 */
export function currencyDigits(currency = 'USD'): number {
  if (NONE.test(currency)) return 0;
  if (THREE.test(currency)) return 3;
  return FOUR.test(currency) ? 4 : 2;
}
