const EMAIL =
  /[^\s@<>"(),:;]+(?:@|%40)[^\s@<>"'()[\]{},.:;/?#&=%]+(?:\.[^\s@<>"'()[\]{},.:;/?#&=%]+)+/gi;
const URL_PATTERN = /\bhttps?:\/\/\S+/gi;
const PARAMETER = /[?&#][\w.-]+=[^\s"')]*/g;

/** What may follow a URL in a stack: its line and column, and a closing bracket. */
const POSITION = /(?::\d+){0,2}["')]*$/;

/**
 * Removes what may identify somebody or let others in: e-mail addresses, and the queries and hashes of URLs, which may
 * hold a code. Lines and columns of a stack stay.
 */
export function redact(text: string): string {
  return text.replace(URL_PATTERN, withoutQuery).replace(PARAMETER, '').replace(EMAIL, '[email]');
}

function withoutQuery(url: string): string {
  const [bare = ''] = url.split(/[?#]/);
  return bare === url ? url : `${bare}${POSITION.exec(url)?.[0] ?? ''}`;
}
