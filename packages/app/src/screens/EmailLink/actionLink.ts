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
