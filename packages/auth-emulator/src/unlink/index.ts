import { accountById, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/** The accounts whose password an operation unlinks, as they were before. */
const before = new WeakMap<
  Operation,
  { localId: unknown; email: string; emailVerified: boolean }
>();

/** Keeps the address of an account whose password is unlinked, as the provider does: no other account can register it. */
export const unlink: Feature = {
  name: 'unlink',
  async rewrite(operation) {
    const { name, fields, project, tenantId } = operation;
    const { deleteProvider } = fields;
    if (name !== 'update' || !Array.isArray(deleteProvider) || !deleteProvider.includes('password'))
      return;
    const localId = fields.localId ?? claimsOf(fields.idToken).user_id;
    const account = await accountById(project, { localId, tenantId });
    if (account?.email === undefined || fields.deleteAttribute !== undefined) return;
    const { email, emailVerified = false } = account;
    before.set(operation, { localId, email, emailVerified });
  },
  async edit({ body, ...answer }, operation): Promise<Answer | undefined> {
    const account = before.get(operation);
    if (account === undefined || answer.status >= 400) return undefined;
    const { localId, ...address } = account;
    await updateAccount(operation.project, { localId, tenantId: operation.tenantId }, address);
    note(operation, 'unlink', 'kept the address of the account');
    return { ...answer, body: { ...body, ...address } };
  },
};
