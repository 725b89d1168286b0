/** The fallbacks of settings that `Intl` rejects. `XXX` is ISO 4217's "no currency", written `¤`: another sign would be wrong. */
const FALLBACKS = { locale: 'en-US', currency: 'XXX' };

const CHECKS = {
  locale: (value: string) => Intl.getCanonicalLocales(value),
  currency: (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }),
};

/** Returns a setting if `Intl` accepts it, otherwise its fallback, with a warning in the console. */
export function supported(setting: keyof typeof FALLBACKS, value: string): string {
  try {
    CHECKS[setting](value);
    return value;
  } catch {
    console.warn(`The ${setting} "${value}" is not supported: ${FALLBACKS[setting]} is used.`);
    return FALLBACKS[setting];
  }
}
