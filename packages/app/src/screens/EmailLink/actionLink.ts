import * as texts from '@shop/texts/emailLink';
import type { AppliedMode, EmailMode } from '@toystore/accounts';
import { matches, paths, readToyId, toyPath } from '../../page/paths.ts';

/** The titles of the pages that the links of the provider's e-mails lead to. */
export const titleOf = (mode: EmailMode): string =>
  ({
    verifyEmail: texts.verifyEmail,
    resetPassword: texts.newPassword,
    recoverEmail: texts.recoverEmail,
    verifyAndChangeEmail: texts.changeEmail,
  })[mode];

const APPLIED_MODES: readonly unknown[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

const isAppliedMode = (mode: unknown): mode is AppliedMode => APPLIED_MODES.includes(mode);

/** What the state of a history entry keeps of a link: the address bar is no place for its code. */
export interface LinkState {
  /** The query of the link; without its code once that is used up. */
  link?: string | undefined;
  /** What the code was for that is used up. */
  applied?: AppliedMode | undefined;
  /** The account's address then, where that was checked before. */
  email?: string | undefined;
}

/** Reads the state of a history entry, which may hold anything. */
export function readLinkState(state: unknown): LinkState {
  const { link, applied, email }: Record<string, unknown> = Object(state);
  return {
    link: typeof link === 'string' ? link : undefined,
    applied: isAppliedMode(applied) ? applied : undefined,
    email: typeof email === 'string' ? email : undefined,
  };
}

const { authAction, toyDetail, ...pages } = paths;
const CONTINUE_PATHS = Object.values(pages);

/**
 * Reads where a link of the provider's e-mails wants to go on to (`continueUrl`), which anybody can write:
 * only pages of this shop are ever followed, rebuilt from what was matched.
 *
 * @param origin of this shop, such as `https://shop.example`
 */
export function readContinuePath(search: string, origin: string): string | undefined {
  const target = new URLSearchParams(search).get('continueUrl') ?? '';
  if (!URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined;
  const page = CONTINUE_PATHS.find((path) => matches(path, url.pathname));
  if (page !== undefined) return page;
  const toyId = readToyId(url.pathname);
  return toyId === undefined ? undefined : toyPath({ toyId });
}
