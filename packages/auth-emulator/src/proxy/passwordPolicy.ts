import { passwordViolation } from '../policy.ts';
import { answerJson, type Exchange, refuse } from './exchange.ts';
import type { Fields } from './requestFields.ts';

/**
 * Answers with the policy, which the emulator does not know.
 * @returns whether it was requested
 */
export function servePolicy(exchange: Exchange): boolean {
  const { request, url, settings } = exchange;
  if (request.method !== 'GET' || !url.pathname.endsWith('/v2/passwordPolicy')) return false;
  answerJson(exchange, 200, settings.policy.get());
  return true;
}

/** Whether an operation may set a password. */
export const maySetPassword = (operation: string) =>
  ['signUp', 'resetPassword', 'update'].includes(operation);

/**
 * Refuses a password that does not meet the policy, with the provider's message.
 * @returns whether it was refused
 */
export function refuseWeakPassword(exchange: Exchange, fields: Fields): boolean {
  const violation = ['password', 'newpassword']
    .map((name) => fields.get(name))
    .filter((value) => typeof value === 'string' || typeof value === 'number') // the emulator takes both
    .map((value) => passwordViolation(exchange.settings.policy.get(), String(value)))
    .find((message) => message !== undefined);
  if (violation === undefined) return false;
  refuse(exchange, 400, violation);
  return true;
}
