import { createHash } from 'node:crypto';
import type { AccountProvider, EmulatorAccount } from '../client.ts';

/*
 * The emulator writes names, addresses and photos into its account picker without escaping them. The proxy replaces the list
 * with an escaped one, and allows the page to run only its own script.
 */

/** Only the list contains text of accounts, so the last match of its end is the page's own. */
const LIST = /(<ul class="mdc-list[^>]*>)(.*)(<li id="add-account-button")/s;
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
  const written = html.replace(
    LIST,
    (_, start: string, __, end: string) => `${start}${items}${end}`,
  );
  return written.replace('<meta charset="utf-8">', (meta) => `${meta}${policyFor(written)}`);
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

/** Allows the page's own script, and no other. */
function policyFor(html: string): string {
  const [, script = ''] = OWN_SCRIPT.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src http: https: data:">`;
}
