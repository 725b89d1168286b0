const EMAIL =
  /[^\s@<>"(),:;]+(?:@|%40)[^\s@<>"'()[\]{},.:;/?#&=%]+(?:\.[^\s@<>"'()[\]{},.:;/?#&=%]+)+/gi;
const ADDRESS = /\bhttps?:\/\/\S+/gi;
const PARAMETER = /[?&#][\w.-]+=[^\s"')]*/g;

/** What may follow an address in a stack: its line and column, and the end of a bracket. */
const PLACE = /(?::\d+){0,2}["')]*$/;

/**
 * A text without what may tell who somebody is or let them in: e-mail addresses, and the queries and hashes of
 * addresses, which may hold a code. Lines and columns of a stack stay.
 */
export function withoutPersons(text: string): string {
  return text.replace(ADDRESS, withoutQuery).replace(PARAMETER, '').replace(EMAIL, '[email]');
}

function withoutQuery(address: string): string {
  const [bare = ''] = address.split(/[?#]/);
  return bare === address ? address : `${bare}${PLACE.exec(address)?.[0] ?? ''}`;
}
