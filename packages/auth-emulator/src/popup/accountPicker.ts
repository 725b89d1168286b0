import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AccountProvider, EmulatorAccount } from '../client.ts';

/*
 * The emulator writes names, addresses and photos into its account picker without escaping them. The proxy replaces the list
 * with an escaped one, adds a field for claims, and allows the page to run only its own script and the field's.
 */

/** Only the list contains text of accounts, so the last match of its end is the page's own. */
const LIST = /(<ul class="mdc-list[^>]*>)(.*)(<li id="add-account-button")/s;
const CLAIMS_SCRIPT = new URL('../../assets/pickerClaims.js', import.meta.url);
const CLAIMS_FIELD = `<div class="content-wrapper claims"><label>Claims as JSON (optional)
  <input id="claims-input" class="mdc-text-field__input" list="claims-list" placeholder='{"role": "staff"}' autocomplete="off"></label>
  <datalist id="claims-list"></datalist></div>
`;
const OWN_SCRIPT = /.*<script>(.*)<\/script>/s;

export const listPickable = (accounts: EmulatorAccount[], providerId = ''): AccountProvider[] =>
  accounts.flatMap(({ providerUserInfo = [] }) =>
    providerUserInfo.filter((identity) => identity.providerId === providerId),
  );

/** Providers that do not report whether an address is verified. */
const WITHOUT_VERIFICATION = ['facebook.com', 'github.com', 'twitter.com'];

/**
 * Writes identities into the account picker.
 * @param address the page's; its `emailVerified` overrides the provider's usual value
 */
export function writeAccounts(html: string, identities: AccountProvider[], address: URL): string {
  const { searchParams } = address;
  const isUsual = !WITHOUT_VERIFICATION.includes(searchParams.get('providerId') ?? '');
  const isVerified = (searchParams.get('emailVerified') ?? String(isUsual)) === 'true';
  const list = identities.map((identity) => accountItem(identity, isVerified));
  const items = [...list, verificationSwitch(searchParams, isVerified)].join('');
  const claimsScript = readFileSync(CLAIMS_SCRIPT, 'utf8');
  const written = html
    .replace(LIST, (_, start: string, __, end: string) => `${start}${items}${end}`)
    .replace('<div id="accounts-list">', (start) => `${CLAIMS_FIELD}${start}`)
    .replace('<meta charset="utf-8">', (meta) => `${meta}${policyFor(html, claimsScript)}`);
  return `${written}<script>${claimsScript}</script>\n`;
}

function verificationSwitch(searchParams: URLSearchParams, isVerified: boolean): string {
  const other = new URLSearchParams(searchParams);
  other.set('emailVerified', String(!isVerified));
  const [now, next] = isVerified ? ['verified', 'unverified'] : ['unverified', 'verified'];
  return `<li class="email-switch"><span>Their emails are ${now}.</span> <a href="${escapeHtml(`?${other}`)}">Make them ${next}</a></li>`;
}

function accountItem(
  { rawId, displayName, email, photoUrl, screenName }: AccountProvider,
  isVerified: boolean,
): string {
  const claims = {
    ...{ sub: rawId, iss: '', aud: '', exp: 0, iat: 0 },
    ...{ name: displayName, screen_name: screenName, email, email_verified: isVerified },
    picture: photoUrl,
  };
  const photo = isPhoto(photoUrl)
    ? `<span class="mdc-list-item__graphic" style="${escapeHtml(`background-image: url("${escapeCss(photoUrl)}")`)}"></span>`
    : '<span class="mdc-list-item__graphic material-icons" aria-hidden="true">person</span>';
  return `<li class="js-reuse-account mdc-list-item" tabindex="0" data-id-token="${escapeHtml(encode(claims))}">
  ${photo}
  <span class="mdc-list-item__text">
    <span class="mdc-list-item__primary-text">${escapeHtml(displayName || '(No display name)')}</span>
    <span class="mdc-list-item__secondary-text fallback-secondary-text">${escapeHtml(email || '')}</span>
  </span>
</li>`;
}

/** Encodes claims for the page's script. */
const encode = (claims: object) => encodeURIComponent(JSON.stringify(claims).toWellFormed());

const isPhoto = (picture: unknown): picture is string =>
  typeof picture === 'string' && /^(https?:|data:image\/)/i.test(picture);

const escapeHtml = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const escapeCss = (address: string): string => address.replace(/["\\\p{Cc}]/gu, encodeURIComponent);

/** Allows the page's own script and that of the claims, and no other. */
function policyFor(html: string, claimsScript: string): string {
  const [, script = ''] = OWN_SCRIPT.exec(html) ?? [];
  const hashes = [script, claimsScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; script-src ${hashes.join(' ')}; style-src 'unsafe-inline'; img-src http: https: data:">`;
}
