import * as v from 'valibot';
import { passwordPolicyPath } from '../client.ts';
import { completePolicy } from '../policy.ts';
import { policySchema } from '../readPolicy.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { answerJson, type Exchange, refuse, requireOwner } from './exchange.ts';

const bodySchema = v.pipe(v.string(), v.parseJson(), policySchema);

/** What the owner may do with the policy, by method. */
const ACTIONS: Record<string, (exchange: Exchange) => Promise<void>> = {
  GET: async (exchange) => answerPolicy(exchange),
  PUT: changePolicy,
  DELETE: async (exchange) => {
    exchange.settings.policy.restore();
    answerPolicy(exchange);
  },
};

/**
 * Tells, changes and puts back the password policy of a project.
 * @returns whether that was requested
 */
export function servePolicyChanges(exchange: Exchange): boolean {
  const { request, response, url } = exchange;
  const action = ACTIONS[request.method ?? ''];
  if (url.pathname !== `/${passwordPolicyPath}` || action === undefined) return false;
  if (requireOwner(exchange)) action(exchange).catch(() => response.destroy()); // its body broke off
  return true;
}

async function changePolicy(exchange: Exchange): Promise<void> {
  const sent = await readBody(exchange.request);
  if (sent === undefined) return refuseLargeBody(exchange);
  const body = v.safeParse(bodySchema, sent.toString());
  if (!body.success) {
    refuse(
      exchange,
      400,
      'INVALID_ARGUMENT : Send {"customStrengthOptions": {"minPasswordLength": 12}}.',
    );
    return;
  }
  exchange.settings.policy.set(completePolicy(body.output));
  answerPolicy(exchange);
}

function answerPolicy(exchange: Exchange): void {
  answerJson(exchange, 200, exchange.settings.policy.get());
}
