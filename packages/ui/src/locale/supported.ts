/**
 * Replaces a setting that `Intl` rejects. `XXX` is ISO 4217's "no currency", written `¤`: any other currency sign would
 * be wrong.
 */
const FALLBACKS = { locale: 'en-US', currency: 'XXX', timeZone: 'UTC' };

const CHECKS = {
  locale: (value: string) => Intl.getCanonicalLocales(value),
  currency: (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency }),
  timeZone: (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }),
};

/**
 * Returns a setting if `Intl` accepts it, otherwise its fallback, with a warning in the console. A setting can come
 * from anywhere: a browser that cannot determine its time zone reports `Etc/Unknown`, which `Intl` rejects.
 */
export function supported(setting: keyof typeof FALLBACKS, value: string): string {
  try {
    CHECKS[setting](value);
    return value;
  } catch {
    console.warn(`The ${setting} "${value}" is not supported: ${FALLBACKS[setting]} is used.`);
    return FALLBACKS[setting];
  }
}
