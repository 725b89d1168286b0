import { type Exchange, isByOwner, refuse } from './exchange.ts';

type Fields = Record<string, unknown>;

/** What needs a recent login, by operation: always, or with some fields only. */
const SENSITIVE: Record<string, (body: Fields) => boolean> = {
  delete: () => true,
  sendOobCode: ({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL',
  update: ({ email, password }) => Boolean(email || password),
  // With an ID token these link another way to sign in.
  signInWithEmailLink: () => true,
  signInWithIdp: () => true,
  signInWithPhoneNumber: () => true,
  signUp: () => true,
};

/** Whether a request may need a recent login. */
export function mayNeedRecentLogin({ request, url }: Exchange): boolean {
  return request.method === 'POST' && sensitivityOf(url) !== undefined && !isByOwner(request);
}

/**
 * Refuses what needs a recent login when the ID token's is too old, with the provider's message.
 * @param body of the request
 * @returns whether it was refused
 */
export function refuseOldLogin(exchange: Exchange, body: Buffer): boolean {
  const fields = fieldsIn(body.toString('utf8'));
  if (!sensitivityOf(exchange.url)?.(fields) || typeof fields.idToken !== 'string') return false;
  const authTime = authTimeOf(fields.idToken);
  if (authTime === undefined || exchange.settings.recentLogin.isRecent(authTime)) return false;
  refuse(exchange, 400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return true;
}

/** Which bodies of the requested operation need a recent login. */
function sensitivityOf({ pathname }: URL) {
  const operation = /\/v1\/accounts:(\w+)$/.exec(pathname)?.[1] ?? '';
  return Object.hasOwn(SENSITIVE, operation) ? SENSITIVE[operation] : undefined;
}

/** When the person of an ID token logged in. The emulator checks the rest of the token. */
function authTimeOf(idToken: string): number | undefined {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  const { auth_time: authTime, provider_id: provider } = fieldsIn(payload);
  // As at the provider: an anonymous person has no way to log in again.
  return typeof authTime === 'number' && provider !== 'anonymous' ? authTime : undefined;
}

/** The fields of a JSON object; of anything else none that is looked for. */
function fieldsIn(json: string): Fields {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return {};
  }
}
