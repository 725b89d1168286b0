import { policyViolation } from '../policy.ts';
import { answerJson, type Exchange, isByOwner, refuse } from './exchange.ts';

/**
 * Answers with the policy, which the emulator does not know.
 * @returns whether it was requested
 */
export function servePolicy(exchange: Exchange): boolean {
  const { request, url, settings } = exchange;
  if (request.method !== 'GET' || !url.pathname.endsWith('/v2/passwordPolicy')) return false;
  answerJson(exchange, 200, settings.policy);
  return true;
}

/** Whether a request may set a person's password. */
export function maySetPassword({ request, url }: Exchange): boolean {
  const sets = /\/v1\/accounts:(signUp|resetPassword|update)$/.test(url.pathname);
  return sets && request.method === 'POST' && !isByOwner(request);
}

/**
 * Refuses a password that does not meet the policy, with the provider's message.
 * @param body of the request
 * @returns whether it was refused
 */
export function refuseWeakPassword(exchange: Exchange, body: Buffer): boolean {
  const violation = policyViolation(exchange.settings.policy, body.toString('utf8'));
  if (violation === undefined) return false;
  refuse(exchange, 400, violation);
  return true;
}
