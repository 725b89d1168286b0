import { createHash } from 'node:crypto';

/*
 * The emulator writes names, addresses and photos of accounts into its account picker as they are: as HTML. Here
 * that list is written anew, as text, and the page may run its own script only.
 */

/** Only the list itself is from accounts, so its last end is the page's own. */
const LIST = /(<ul class="mdc-list[^>]*>)(.*)(<li id="add-account-button")/s;
const CLAIMS = /data-id-token="([\w%.!~*'()-]+)"/g;
const OWN_SCRIPT = /.*<script>(.*)<\/script>/s;

/** Whether this is the page that lists the accounts. */
export const isAccountPicker = ({ pathname }: URL) => pathname === '/emulator/auth/handler';

/** What the page says of an account to the app that is signed in to. */
interface Claims {
  name?: unknown;
  email?: unknown;
  picture?: unknown;
}

/** Makes the account picker show accounts as text. */
export function escapeAccounts(html: string): string {
  const escaped = html.replace(LIST, (_, start: string, accounts: string, end: string) => {
    const items = [...accounts.matchAll(CLAIMS)].map(([, claims = '']) => accountItem(claims));
    return `${start}${items.join('')}${end}`;
  });
  return escaped.replace('<meta charset="utf-8">', (meta) => `${meta}${policyFor(escaped)}`);
}

/**
 * An account in the list.
 * @param encoded claims, as the page's script reads them
 */
function accountItem(encoded: string): string {
  const claims = decode(encoded);
  if (claims === undefined) return ''; // a name that was written to look like one
  const { name, email, picture } = claims;
  const photo = isPhoto(picture)
    ? `<span class="mdc-list-item__graphic" style="${escapeHtml(`background-image: url("${escapeCss(picture)}")`)}"></span>`
    : '<span class="mdc-list-item__graphic material-icons" aria-hidden="true">person</span>';
  return `<li class="js-reuse-account mdc-list-item" tabindex="0" data-id-token="${encoded}">
  ${photo}
  <span class="mdc-list-item__text">
    <span class="mdc-list-item__primary-text">${escapeHtml(name || '(No display name)')}</span>
    <span class="mdc-list-item__secondary-text fallback-secondary-text">${escapeHtml(email || '')}</span>
  </span>
</li>`;
}

function decode(encoded: string): Claims | undefined {
  try {
    return { ...JSON.parse(decodeURIComponent(encoded)) };
  } catch {
    return undefined;
  }
}

const isPhoto = (picture: unknown): picture is string =>
  typeof picture === 'string' && /^(https?:|data:image\/)/i.test(picture);

const escapeHtml = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Text in quotes, of an address: none of these characters belongs into one as it is. */
const escapeCss = (address: string): string => address.replace(/["\\\p{Cc}]/gu, encodeURIComponent);

/** Lets the page's script run, and nothing that is written into the page. */
function policyFor(html: string): string {
  const [, script = ''] = OWN_SCRIPT.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src http: https: data:">`;
}
