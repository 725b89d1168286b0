import { matchPath } from 'react-router';
import { paths, readToyId, toyPath } from '../../paths.ts';

/** What the links of the provider's emails are for: their page's title, and the operation of their code. */
export const MODES = {
  verifyEmail: { title: 'Verify Email', operation: 'VERIFY_EMAIL' },
  resetPassword: { title: 'New Password', operation: 'PASSWORD_RESET' },
  recoverEmail: { title: 'Recover Email', operation: 'RECOVER_EMAIL' },
  verifyAndChangeEmail: { title: 'Change Email', operation: 'VERIFY_AND_CHANGE_EMAIL' },
} as const;

export type Mode = keyof typeof MODES;
const isMode = (mode: unknown): mode is Mode =>
  typeof mode === 'string' && Object.hasOwn(MODES, mode);

/** Reads a location's `search` at `paths.authAction`; nothing when the link is incomplete. */
export function readAuthAction(search: string): { mode: Mode; code: string } | undefined {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') ?? '';
  const code = query.get('oobCode') ?? '';
  return isMode(mode) && code.trim() !== '' ? { mode, code } : undefined;
}

/** What the state of a history entry keeps of a link: the address bar is no place for its code. */
export interface LinkState {
  /** The query of the link; without its code once that is used up. */
  link?: string | undefined;
  /** What the code was for that is used up. */
  applied?: Exclude<Mode, 'resetPassword'> | undefined;
  /** The account's address then, where that was checked before. */
  email?: string | undefined;
}

/** Reads the state of a history entry, which may hold anything. */
export function readLinkState(state: unknown): LinkState {
  const { link, applied, email }: Record<string, unknown> = Object(state);
  return {
    link: typeof link === 'string' ? link : undefined,
    applied: isMode(applied) && applied !== 'resetPassword' ? applied : undefined,
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
