import { type EmailAction, isEmailMode } from '@toystore/accounts';
import { readLocalItem, storeLocalItem } from '../../browser.ts';

/** The item of localStorage. The provider accepts none of its codes again. */
export const USED_LINKS_KEY = 'toystore.usedLinks';

const MAX_LINKS = 20;

const isLink = (link: unknown): link is EmailAction => {
  const { mode, code }: { mode?: unknown; code?: unknown } = Object(link);
  return isEmailMode(mode) && typeof code === 'string';
};

/** Returns the e-mails' links that were used in this browser, the newest first. */
function readLinks(): EmailAction[] {
  const stored = readLocalItem(USED_LINKS_KEY);
  return Array.isArray(stored) ? stored.filter(isLink) : []; // without them the provider rejects a used link
}

export const wasUsedHere = ({ mode, code }: EmailAction): boolean =>
  readLinks().some((link) => link.mode === mode && link.code === code);

/** Remembers that a link was used in this browser. */
export const storeUsedLink = (link: EmailAction): void =>
  storeLocalItem(USED_LINKS_KEY, [link, ...readLinks()].slice(0, MAX_LINKS));
