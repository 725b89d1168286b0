import { type Exchange, refuse } from './exchange.ts';

/** What a request sets. The names are in small letters without underscores. */
export type Fields = ReadonlyMap<string, unknown>;

const READABLE_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/**
 * The operation that is requested, by its name in the REST API: `update` for `accounts:update`. Links in e-mails
 * are followed by GET, all else is sent by POST.
 */
export function operationOf({ request, url }: Exchange): string | undefined {
  if (isActionLink(url)) return 'resetPassword';
  if (request.method !== 'POST' && !url.pathname.endsWith(':batchGet')) return undefined;
  const path = /^\/identitytoolkit\.googleapis\.com\/v1\/(?:projects\/.*\/)?accounts(?::(\w+))?$/;
  const match = path.exec(url.pathname);
  return match ? (match[1] ?? 'signUp') : undefined; // a project's `accounts` is where they are created
}

/**
 * Reads what a request sets as the emulator will. What cannot be read for certain is refused.
 * @returns `undefined` when it was refused
 */
export function readFields(exchange: Exchange, body: Buffer): Fields | undefined {
  const fields = isActionLink(exchange.url)
    ? queryFields(exchange.url)
    : bodyFields(exchange, body);
  if (fields instanceof Map) return fields;
  refuse(exchange, 400, `INVALID_ARGUMENT : ${fields}`);
  return undefined;
}

const isActionLink = ({ pathname }: URL) => pathname === '/emulator/action';

/** The fields of a link in an e-mail, or why they cannot be read. */
function queryFields({ search, searchParams }: URL): Fields | string {
  // The emulator makes one value of `newPassword`, `newPassword[]` and `[newPassword]`.
  const names = [...searchParams.keys()].filter((name) => name.includes('newPassword'));
  if (names.length === 0) return new Map();
  const isPlain = names.join() === 'newPassword' && isWellFormed(search);
  return isPlain
    ? new Map([['newpassword', searchParams.get('newPassword')]])
    : 'newPassword has to be there once, in UTF-8.';
}

function isWellFormed(search: string): boolean {
  try {
    return decodeURIComponent(search) !== '';
  } catch {
    return false;
  }
}

/** The fields of a body, or why they cannot be read. Of what is no JSON object the emulator takes none. */
function bodyFields({ request: { headers } }: Exchange, body: Buffer): Fields | string {
  const { 'content-type': type = 'application/json', 'content-encoding': encoding } = headers;
  const isReadable = READABLE_TYPE.test(type) && /^(identity)?$/i.test(encoding ?? '');
  const json = isReadable ? decode(body) : undefined;
  if (json === undefined) {
    return 'The body cannot be read. Send JSON in UTF-8 as application/json, without Content-Encoding.';
  }
  const entries = Object.entries(parseJson(json));
  // The emulator takes `new_password` and `NewPassword` for `newPassword`, and leaves accents and hyphens out.
  const unknown = entries.find(([name]) => !/^\w*$/.test(name));
  if (unknown) return `Unknown name ${JSON.stringify(unknown[0])}: Cannot find field.`;
  const fields = new Map(
    entries.map(([name, value]) => [name.replaceAll('_', '').toLowerCase(), value]),
  );
  return fields.size === entries.length ? fields : 'A field is there under two names.';
}

function decode(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** A text of an object that was sent, whether its name is `sessionInfo` or `session_info`. */
export function textIn(value: unknown, name: string): string | undefined {
  const entries = Object.entries({ ...(typeof value === 'object' ? value : {}) });
  const [, found] =
    entries.find(([key]) => key.replaceAll('_', '').toLowerCase() === name.toLowerCase()) ?? [];
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** What an ID token says. The emulator checks whether it counts. */
export const claimsOf = (idToken: string) =>
  parseJson(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** What a refresh token or a pending credential of the emulator says. */
export const decodeToken = (token: string) =>
  parseJson(Buffer.from(token, 'base64').toString('utf8'));

/** The JSON object in a text; of anything else an empty one. */
export function parseJson(json: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return {};
  }
}
