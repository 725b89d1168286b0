/* The REST API without an SDK: an SDK has no function for some of its operations. */

const IDENTITY = 'identitytoolkit.googleapis.com';

interface Sent {
  method?: string;
  body?: object;
}

/** The answer of an operation. Each test knows the fields of its own. */
export interface Answered {
  status: number;
  // The fields differ between a hundred operations; a wrong one fails the test as undefined.
  // biome-ignore lint/suspicious/noExplicitAny: the parsed body of any operation
  body: any;
}

/** Sends a request to a path such as `v1/accounts:signUp`, or to one with its host. */
async function send(url: string, path: string, headers: object, { method, body }: Sent) {
  const full = /^v\d/.test(path) ? `${IDENTITY}/${path}` : path;
  const response = await fetch(`${url}/${full}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() } satisfies Answered;
}

/** Sends what an app sends: with an API key, without the owner's rights. */
export const asApp = (url: string, path: string, sent: Sent = {}): Promise<Answered> =>
  send(url, `${path}${path.includes('?') ? '&' : '?'}key=any`, {}, sent);

/** Sends what a server sends, with the owner's rights. */
export const asOwner = (url: string, path: string, sent: Sent = {}): Promise<Answered> =>
  send(url, path, { authorization: 'Bearer owner' }, sent);
