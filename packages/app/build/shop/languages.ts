import type { Shop } from '../../shops/defineShop.ts';

/** A language of the shop, at its own address. */
export interface SiteLanguage {
  /** A BCP 47 tag. */
  tag: string;
  /** The language's name in the language itself. */
  name: string;
  siteUrl: string;
  /** Whether it is this site's language. */
  isCurrent: boolean;
}

/**
 * Returns the languages of a shop's `alternates`, for its menu. The build creates their names: a browser's `Intl` may have
 * others, which would not match the prerendered page.
 */
export function languagesOf({ locale, alternates }: Shop): SiteLanguage[] | undefined {
  return (
    alternates &&
    Object.entries(alternates)
      .filter(([tag]) => tag !== 'x-default')
      .map(([tag, siteUrl]) => ({ tag, name: nameOf(tag), siteUrl, isCurrent: isOf(locale, tag) }))
  );
}

/** Returns whether a tag of `alternates` means the site's locale: `de` and `de-DE` both match `de-DE`. */
export const isOf = (locale: string, tag: string): boolean =>
  [locale, new Intl.Locale(locale).language].includes(tag);

function nameOf(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(tag) ?? tag;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(tag)); // a few languages write their names in lower case
}
