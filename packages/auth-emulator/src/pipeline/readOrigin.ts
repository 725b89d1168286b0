/** The origins of sandboxed pages and of files. */
const NAMED = ['null', 'file://'];

/**
 * Returns an origin as browsers send it.
 * @throws {Error} in one sentence, if the text is not an origin
 */
export function readOrigin(text: string): string {
  if (NAMED.includes(text)) return text;
  if (text.includes('*')) {
    throw new Error(`--allow-origin ${text} has no effect: name each origin, without a wildcard.`);
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.host && `${url.pathname}${url.search}${url.hash}`.replace('/', '') === '';
  if (isOrigin && !url.username && !url.password) return `${url.protocol}//${url.host}`; // `origin` of app://x is "null"
  throw new Error(`--allow-origin ${text} is not an origin, such as https://tunnel.example.`);
}
