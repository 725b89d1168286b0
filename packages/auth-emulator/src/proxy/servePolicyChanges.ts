import { passwordPolicyPath } from '../client.ts';
import { completePolicy } from '../policy.ts';
import { policySchema } from '../readPolicy.ts';
import { answerJson, type Exchange } from './exchange.ts';
import { readJsonBody, serveOwner } from './serveOwner.ts';

/**
 * Returns, changes and restores the password policy of a project.
 * @returns whether that was requested
 */
export const servePolicyChanges = (exchange: Exchange): boolean =>
  serveOwner(exchange, passwordPolicyPath, {
    GET: answerPolicy,
    PUT: changePolicy,
    DELETE: restorePolicy,
  });

async function changePolicy(exchange: Exchange): Promise<void> {
  const example = '{"customStrengthOptions": {"minPasswordLength": 12}}';
  const policy = await readJsonBody(exchange, policySchema, example);
  if (policy === undefined) return;
  exchange.settings.policy.set(completePolicy(policy));
  answerPolicy(exchange);
}

function restorePolicy(exchange: Exchange): void {
  exchange.settings.policy.restore();
  answerPolicy(exchange);
}

function answerPolicy(exchange: Exchange): void {
  answerJson(exchange, 200, exchange.settings.policy.get());
}
