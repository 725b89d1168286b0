import { visibleText } from '../text/visibleText.ts';

// Hosts that never resolve: they only make same-site paths parse, inside and outside a browser.
const PAGES = ['https://same-site.invalid', 'http://same-site.invalid'];

let hasWarned = false;

/**
 * Returns the URL if it is safe for `src`, else `undefined`: http(s) URLs and paths of the same site. Rejects `data:`,
 * `blob:` (with one warning in development), `javascript:`, a user name in the URL, everything that does not parse, and a missing URL: JSON has `null`.
 */
export function safePictureUrl(url: string | null | undefined): string | undefined {
  const trimmed = visibleText(url);
  if (trimmed === '') return undefined;
  if (process.env.NODE_ENV !== 'production' && !hasWarned && /^(data|blob):/i.test(trimmed)) {
    hasWarned = true;
    console.warn(
      `A picture shows its fallback: ${trimmed.slice(0, 40)}… is neither http(s) nor a path of this site.`,
    );
  }
  // `https:` alone is a path on a page with the same scheme, and an invalid URL on one with the other.
  return PAGES.every((page) => isWebAddress(trimmed, page)) ? trimmed : undefined;
}

function isWebAddress(url: string, page: string): boolean {
  if (!URL.canParse(url, page)) return false;
  const { protocol, username, password } = new URL(url, page);
  return /^https?:$/.test(protocol) && username + password === '';
}
