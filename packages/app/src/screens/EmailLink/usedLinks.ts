import { type EmailAction, isEmailMode } from '@toystore/accounts';

/** The item of localStorage. The provider accepts none of its codes again. */
export const USED_LINKS_KEY = 'toystore.usedLinks';

const MOST = 20;

const isLink = (link: unknown): link is EmailAction => {
  const { mode, code }: { mode?: unknown; code?: unknown } = Object(link);
  return isEmailMode(mode) && typeof code === 'string';
};

/** Returns the e-mails' links that were used in this browser, the newest first. */
function readLinks(): EmailAction[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USED_LINKS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLink) : [];
  } catch {
    return []; // denied or junk: the provider then rejects a used link
  }
}

export const wasUsedHere = ({ mode, code }: EmailAction): boolean =>
  readLinks().some((link) => link.mode === mode && link.code === code);

/** Remembers that a link was used in this browser. */
export function storeUsedLink(link: EmailAction): void {
  try {
    localStorage.setItem(USED_LINKS_KEY, JSON.stringify([link, ...readLinks()].slice(0, MOST)));
  } catch {
    // Denied or full.
  }
}
