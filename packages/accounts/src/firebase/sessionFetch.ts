/** The requests by which the SDK restores and renews a session. */
const SESSION_PATH = /\/v1\/(?:accounts:lookup|token)$/;

/** How long the SDK waits for an answer while it restores a session. Then it keeps the stored one. */
const RESTORE_LIMIT_MS = 10_000;

const TOKEN_EXPIRED = 'auth/user-token-expired';

/** The verdicts about an account or its session, with the SDK's codes. Any other answer is a fault, which ends no session. */
const VERDICTS: ReadonlyMap<string, string> = new Map([
  ['USER_DISABLED', 'auth/user-disabled'],
  ['USER_NOT_FOUND', TOKEN_EXPIRED],
  ['TOKEN_EXPIRED', TOKEN_EXPIRED],
  // The SDK ignores it, and would keep a session that cannot be renewed: every change would fail, also after a reload.
  ['INVALID_REFRESH_TOKEN', TOKEN_EXPIRED],
]);

interface SessionFetchOptions {
  /** Receives the code of a verdict before the SDK ends the session. */
  onVerdict: (code: string) => void;
  /** Whether the SDK is still restoring a stored session. */
  isRestoring: () => boolean;
}

/**
 * Returns a `fetch` for the SDK with which only a verdict ends a session. To the SDK, anything it throws is a missing network.
 * It reads the whole body, which the SDK's time limit leaves out.
 */
export function createSessionFetch({ onVerdict, isRestoring }: SessionFetchOptions): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input)); // the SDK passes a text
    const controller = new AbortController();
    const isOfSession = SESSION_PATH.test(pathname);
    if (isOfSession && isRestoring()) setTimeout(() => controller.abort(), RESTORE_LIMIT_MS);
    const response = await fetch(input, { ...init, signal: controller.signal });
    const answer: Answer = Object(await response.clone().json());
    if (!isOfSession) return response;
    if (response.ok) {
      requireSession(answer);
      return response;
    }
    const verdict = VERDICTS.get(String(Object(answer.error).message).split(' : ')[0] ?? '');
    if (verdict === undefined) return response;
    onVerdict(verdict);
    return verdict === TOKEN_EXPIRED ? expired() : response;
  };
}

/** The parts of an answer that are read. Anything may answer in place of the provider. */
type Answer = Partial<Record<'error' | 'users' | 'access_token' | 'refresh_token', unknown>>;

/** Rejects another server's JSON, such as a captive portal's: the SDK would store it as the session. */
function requireSession({ users, ...tokens }: Answer): void {
  const { localId }: { localId?: unknown } = Object(Array.isArray(users) ? users[0] : undefined);
  const hasTokens = [tokens.access_token, tokens.refresh_token].every((token) => token);
  if (!localId && !hasTokens) throw new TypeError('This is not an answer of the account provider.');
}

const expired = () => Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 });
