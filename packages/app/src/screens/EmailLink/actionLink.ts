import { matchPath } from 'react-router';
import { paths, readToyId, toyPath } from '../../paths.ts';

const MODES = ['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'] as const;

/** What a link in one of the provider's emails asks for, and the code that authorises it. */
export interface AuthAction {
  mode: (typeof MODES)[number];
  code: string;
}

/** Reads a location's `search` at `paths.authAction`; nothing when the link is incomplete. */
export function readAuthAction(search: string): AuthAction | undefined {
  const query = new URLSearchParams(search);
  const mode = MODES.find((known) => known === query.get('mode'));
  const code = query.get('oobCode') ?? '';
  return mode === undefined || code.trim() === '' ? undefined : { mode, code };
}

/** The query of a link that a history entry's state keeps: the address bar is no place for its code. */
export function readKeptLink(state: unknown): string {
  const { link }: { link?: unknown } = Object(state);
  return typeof link === 'string' ? link : '';
}

/** A link about an address that was applied, as its history entry keeps it: without the code, which is used up. */
export interface AppliedLink {
  mode: Exclude<AuthAction['mode'], 'resetPassword'>;
  /** Where the shop goes on. */
  continueHref: string;
  /** The account's address after the change. */
  email?: string | undefined;
}

/** Reads what a history entry's state keeps of a link that was applied. */
export function readAppliedLink(state: unknown): AppliedLink | undefined {
  const { applied }: { applied?: unknown } = Object(state);
  const { mode, continueHref, email }: Partial<Record<keyof AppliedLink, unknown>> =
    Object(applied);
  const known = MODES.find((one) => one === mode);
  if (known === undefined || known === 'resetPassword') return undefined;
  return {
    mode: known,
    continueHref: typeof continueHref === 'string' ? continueHref : paths.home,
    email: typeof email === 'string' ? email : undefined,
  };
}

const { authAction, toyDetail, ...pages } = paths;
const CONTINUE_PATHS = Object.values(pages);

/**
 * Reads where a link of the provider's emails wants to go on to (`continueUrl`), which anybody can write:
 * only pages of this shop are ever followed, rebuilt from what was matched.
 *
 * @param origin of this shop, such as `https://shop.example`
 */
export function readContinuePath(search: string, origin: string): string | undefined {
  const target = new URLSearchParams(search).get('continueUrl') ?? '';
  if (!URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  const page = CONTINUE_PATHS.find((path) => matchPath(path, url.pathname));
  if (page !== undefined) return page;
  const toyId = readToyId(url.pathname);
  return toyId === undefined ? undefined : toyPath({ toyId });
}
