import { totpPath } from '../client.ts';
import { accountById } from '../pipeline/emulatorApi.ts';
import type { Exchange, Feature, Operation } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import type { Project } from '../pipeline/project.ts';
import { decodeToken } from '../pipeline/tokens.ts';
import { addFactors } from './factorLists.ts';
import { answerSecondFactor } from './secondFactorOperations.ts';
import { askForSecondFactor } from './signIn.ts';
import { factorsOf } from './totpFactors.ts';

export { withFactors } from './factorLists.ts';
export { isTotp, type StoredFactor } from './totpFactor.ts';
export { factorsOf } from './totpFactors.ts';

/** Makes authenticator apps second factors. The emulator has telephones only. */
export const totp: Feature = {
  name: 'totp',
  routes: (app) => ownerRoute(app, totpPath, { GET: listFactors }),
  rewrite: keepFactors,
  answer: answerSecondFactor,
  edit: async (answer, operation) =>
    factorsOf(operation.project).isEmpty() || answer.status >= 400
      ? undefined
      : (addFactors(answer, operation) ?? askForSecondFactor(answer, operation)),
};

/** Returns the fields of a sign-in that waits for its second factor: a TOTP factor, or a telephone. */
export const startedSignIn = (project: Project, credential: unknown) =>
  factorsOf(project).signIns.get(String(credential)) ?? decodeToken(credential);

/** Lists secrets and codes. Removes those of deleted accounts, of whose end the proxy is not notified. */
async function listFactors(exchange: Exchange) {
  const project = exchange.get('project');
  const factors = factorsOf(project);
  await Promise.all(
    factors.owners().map(async (owner) => {
      const account = await accountById(project, owner);
      if (account?.createdAt !== owner.createdAt) factors.keep(owner, []);
    }),
  );
  return { factors: factors.list(), enrollments: factors.listEnrollments() };
}

/** Removes the TOTP factors that the Admin SDK does not name, and forwards only telephones. */
function keepFactors({ name, isOwner, fields, project, tenantId }: Operation): void {
  const { mfa, localId } = fields;
  if (name !== 'update' || !isOwner || typeof mfa !== 'object' || typeof localId !== 'string')
    return;
  if (factorsOf(project).isEmpty()) return;
  const { enrollments = [] }: { enrollments?: unknown } = { ...mfa };
  if (!Array.isArray(enrollments)) return;
  const kept = enrollments.map(({ mfaEnrollmentId }) => mfaEnrollmentId);
  factorsOf(project).keep({ localId, tenantId }, kept);
  fields.mfa = { enrollments: enrollments.filter(({ phoneInfo }) => phoneInfo !== undefined) };
}
