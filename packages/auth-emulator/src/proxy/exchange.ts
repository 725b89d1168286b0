import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MailTemplates } from '../client.ts';
import type { Mailbox } from '../mail/createMailbox.ts';
import type { Signer } from '../signing/createSigner.ts';
import type { HashedPassword } from '../signing/verifyPassword.ts';
import type { Clock } from './clock.ts';
import type { CurrentPolicy } from './currentPolicy.ts';
import type { Faults } from './faults.ts';
import type { LinkAges } from './linkAges.ts';
import type { RateLimits } from './rateLimits.ts';
import type { RecentLogin } from './recentLogin.ts';
import type { TotpFactors } from './totpFactors.ts';

/** What a project has of its own. */
export interface ProjectSettings {
  projectId: string;
  clock: Clock;
  linkAges: LinkAges;
  faults: Faults;
  policy: CurrentPolicy;
  /** `undefined` when nothing is limited. */
  rateLimits: RateLimits | undefined;
  recentLogin: RecentLogin;
  /** The codes that text messages to some telephone numbers have, by number. */
  fixedSmsCodes: ReadonlyMap<string, string>;
  mailbox: Mailbox;
  totp: TotpFactors;
  /** Passwords that were imported as hashes, by the account's ID, until their first login. */
  importedPasswords: Map<string, HashedPassword>;
  /** OIDC and SAML providers that the Admin SDK has set up, by their resource's name. */
  providerConfigs: Map<string, Record<string, unknown>>;
  /** Puts the accounts back to the seed. */
  reset: () => Promise<ResetResult>;
}

/** What all projects share. */
export interface SharedSettings {
  /** Where the emulator itself listens. */
  emulatorUrl: string;
  /** Where the proxy listens: what links in e-mails are to say. */
  url: string;
  mailTemplates: MailTemplates;
  /** Signs the emulator's tokens, if they are to be. */
  signer?: Signer | undefined;
  /** Where links in e-mails lead to: a page of the app, unless the link names another app on this machine. */
  actionUrl: string | undefined;
  /** Domains that links may have besides the project's own. */
  linkDomains: string[];
  /** Origins that may send requests besides those of this machine. */
  allowOrigins: string[];
  /** Called with the reason why a request was refused that did not come from this machine. */
  onRefused: (reason: string) => void;
}

export interface ProxySettings extends ProjectSettings, SharedSettings {}

export interface ResetResult {
  /** How many there are now. */
  accounts: number;
  /** How they differ from the seed, a sentence each. */
  problems: string[];
}

/** A request to the proxy, and its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** What is requested; its origin means nothing. */
  url: URL;
  settings: ProxySettings;
}

/** Whether a request has the emulator owner's rights: those of a server, not of a person's browser. */
export function isByOwner({ headers }: IncomingMessage): boolean {
  return /^bearer (owner$|ya29\.)/i.test(headers.authorization ?? '');
}

/** Answers with JSON that the page which sent the request may read, as the emulator does. */
export function answerJson({ request, response }: Exchange, status: number, body: object): void {
  const { origin } = request.headers;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(origin ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}),
  });
  response.end(JSON.stringify(body, null, 2));
}

/** Answers with an error that the page which sent the request may read. */
export function refuse(exchange: Exchange, code: number, message: string): void {
  answerJson(exchange, code, errorBody(code, message));
}

/**
 * Refuses a request that is not the owner's.
 * @returns whether it is
 */
export function requireOwner(exchange: Exchange): boolean {
  if (isByOwner(exchange.request)) return true;
  refuse(exchange, 403, 'PERMISSION_DENIED : Only for "Authorization: Bearer owner".');
  return false;
}

/** An error in the form of Google's APIs, which the SDK reads. */
export function errorBody(code: number, message: string) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}
