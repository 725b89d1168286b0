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

/** Returns whether a tag of `alternates` means the site's locale: `zh-Hant-HK`, `zh-Hant` and `zh` match `zh-Hant-HK`. */
export const isOf = (locale: string, tag: string): boolean =>
  fallbacksOf(canonicalTag(locale)).includes(canonicalTag(tag));

/** Returns a tag and the less specific ones: `zh-Hant-HK`, `zh-Hant`, `zh`. */
export const fallbacksOf = (tag: string): string[] =>
  tag.split('-').map((_, cut, parts) => parts.slice(0, parts.length - cut).join('-'));

/** Returns the current form of a BCP 47 tag: `he-IL` for `iw-IL`, `pt-BR` for `pt-br`; any other text unchanged. */
export function canonicalTag(tag: string): string {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return tag; // such as `x-default`
  }
}

/** Returns values by the canonical forms of their tags. */
export const byCanonicalTag = <Value>(
  values: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([tag, value]) => [canonicalTag(tag), value]));

function nameOf(tag: string): string {
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(tag) ?? tag;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(tag)); // a few languages write their names in lower case
}
