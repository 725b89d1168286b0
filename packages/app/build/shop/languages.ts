import type { Shop } from '../../shops/defineShop.ts';

/** A language that the shop is in, at an address of its own. */
export interface SiteLanguage {
  /** A BCP 47 tag. */
  tag: string;
  /** Its name in the language itself. */
  name: string;
  siteUrl: string;
  /** Whether it is this site's. */
  isCurrent: boolean;
}

/**
 * The languages of a shop's `alternates`, for its menu; none without. Their names are made by the build: `Intl` may have other
 * ones in a browser, which would then not find what was prerendered.
 */
export function languagesOf({ locale, alternates }: Shop): SiteLanguage[] | undefined {
  return (
    alternates &&
    Object.entries(alternates)
      .filter(([tag]) => tag !== 'x-default')
      .map(([tag, siteUrl]) => ({ tag, name: nameOf(tag), siteUrl, isCurrent: isOf(locale, tag) }))
  );
}

/** Whether a tag of `alternates` means the site with a locale: `de` and `de-DE` do, where that is `de-DE`. */
export const isOf = (locale: string, tag: string): boolean =>
  [locale, new Intl.Locale(locale).language].includes(tag);

function nameOf(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(tag) ?? tag;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(tag)); // a few languages write them small
}
