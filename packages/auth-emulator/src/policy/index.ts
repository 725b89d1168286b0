import { passwordPolicyPath } from '../client.ts';
import { type Exchange, type Feature, note, type Operation, success } from '../pipeline/feature.ts';
import { ownerRoute, readJson } from '../pipeline/ownerRoute.ts';
import { perProject } from '../pipeline/project.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { completePolicy, type PasswordPolicy, passwordViolation } from '../policy.ts';
import { policySchema } from '../readPolicy.ts';

const SETS_PASSWORD = ['signUp', 'resetPassword', 'update'];

/** Serves and enforces a password policy. Tests can set another one. */
export function createPolicy(initial: PasswordPolicy): Feature {
  const policyOf = perProject(
    () => ({ current: initial }),
    (policy) => ({ ...policy }),
  );
  const read = (exchange: Exchange) => policyOf(exchange.get('project')).current;

  async function change(exchange: Exchange) {
    const example = '{"customStrengthOptions": {"minPasswordLength": 12}}';
    const policy = completePolicy(await readJson(exchange, policySchema, example));
    policyOf(exchange.get('project')).current = policy;
    return policy;
  }

  function restore(exchange: Exchange) {
    policyOf(exchange.get('project')).current = initial;
    return initial;
  }

  function refuseWeakPassword(operation: Operation): void {
    const { name, fields, isOwner, project } = operation;
    if (isOwner || !SETS_PASSWORD.includes(name)) return;
    for (const password of [textOf(fields.password), textOf(fields.newPassword)]) {
      const violation = passwordViolation(policyOf(project).current, password ?? '');
      if (violation === undefined) continue;
      note(operation, 'policy', 'refused the password');
      throw new Refusal(violation);
    }
  }

  return {
    name: 'policy',
    routes: (app) =>
      ownerRoute(app, passwordPolicyPath, { GET: read, PUT: change, DELETE: restore }, 'settings'),
    check: refuseWeakPassword,
    answer: ({ name, project }) =>
      name === 'passwordPolicy' ? success(policyOf(project).current) : undefined,
  };
}
