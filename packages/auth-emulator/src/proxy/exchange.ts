import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MailTemplates } from '../client.ts';
import type { Mailbox } from '../mail/createMailbox.ts';
import type { PasswordPolicy } from '../policy.ts';
import type { Signer } from '../signing/createSigner.ts';
import type { RecentLogin } from './recentLogin.ts';

export interface ProxySettings {
  /** Where the emulator itself listens. */
  emulatorUrl: string;
  /** Where the proxy listens: what links in e-mails are to say. */
  url: string;
  projectId: string;
  policy: PasswordPolicy;
  recentLogin: RecentLogin;
  /** The codes that text messages to some telephone numbers have, by number. */
  fixedSmsCodes: ReadonlyMap<string, string>;
  mailbox: Mailbox;
  mailTemplates: MailTemplates;
  /** Signs the emulator's tokens, if they are to be. */
  signer?: Signer | undefined;
  /** Where links in e-mails lead to: a page of the app, unless the link names another app on this machine. */
  actionUrl: string | undefined;
  /** Origins that may send requests besides those of this machine. */
  allowOrigins: string[];
  /** Told why a request was refused that did not come from this machine. */
  onRefused: (reason: string) => void;
  /** Puts the accounts back to the seed. */
  reset: () => Promise<ResetResult>;
}

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
