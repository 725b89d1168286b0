/**
 * The URL if it may be put in `src`, else `undefined`: http(s) addresses and paths of the same site.
 * `data:`, `javascript:`, `blob:` and anything that does not parse are refused.
 */
export function safePictureUrl(url: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '') return undefined;
  // A base that no answer comes from: it only lets same-site paths parse, in a browser or out of one.
  if (!URL.canParse(trimmed, 'https://same-site.invalid')) return undefined;
  const { protocol } = new URL(trimmed, 'https://same-site.invalid');
  return protocol === 'https:' || protocol === 'http:' ? trimmed : undefined;
}
