// Hosts that no answer comes from: they only let same-site paths parse, in a browser or out of one.
const PAGES = ['https://same-site.invalid', 'http://same-site.invalid'];

/**
 * The URL if it may be put in `src`, else `undefined`: http(s) addresses and paths of the same site.
 * `data:`, `javascript:`, `blob:` and anything that does not parse are refused, and so is a missing one: JSON has `null`.
 */
export function safePictureUrl(url: string | null | undefined): string | undefined {
  const trimmed = url?.trim() ?? '';
  if (trimmed === '') return undefined;
  // `https:` alone is a path to a page of its own scheme and a broken address to one of the other.
  return PAGES.every((page) => isWebAddress(trimmed, page)) ? trimmed : undefined;
}

function isWebAddress(url: string, page: string): boolean {
  return URL.canParse(url, page) && /^https?:$/.test(new URL(url, page).protocol);
}
