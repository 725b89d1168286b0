import * as texts from '@shop/texts/emailLink';
import type { AppliedMode, EmailMode } from '@toystore/accounts';
import { matches, paths, readToyId, toyPath } from '../../page/paths.ts';

/** Returns the title of the page for a link of the provider's e-mails. */
export const titleOf = (mode: EmailMode): string =>
  ({
    verifyEmail: texts.verifyEmail,
    resetPassword: texts.newPassword,
    recoverEmail: texts.recoverEmail,
    verifyAndChangeEmail: texts.changeEmail,
  })[mode];

const APPLIED_MODES: readonly unknown[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

const isAppliedMode = (mode: unknown): mode is AppliedMode => APPLIED_MODES.includes(mode);

/** A link in the state of a history entry, which keeps its code out of the URL. */
export interface LinkState {
  /** The query of the link; without its code once that was used. */
  link?: string | undefined;
  /** The purpose of the used code. */
  applied?: AppliedMode | undefined;
  /** The account's email at that time, if it was checked before. */
  email?: string | undefined;
}

/** Reads the state of a history entry, which may contain anything. */
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
 * Reads the next page from a link of the provider's e-mails (`continueUrl`), which anybody can write: only pages of this
 * shop are followed, rebuilt from the matched parts.
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
