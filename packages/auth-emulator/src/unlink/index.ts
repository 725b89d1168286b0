import { accountById, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { claimsOf } from '../pipeline/tokens.ts';

interface UnlinkedAccount {
  localId: unknown;
  validSince: string | undefined;
  address: { email: string; emailVerified: boolean };
}

/** The accounts whose password an operation unlinks, as they were before. */
const before = new WeakMap<Operation, UnlinkedAccount>();

/** Keeps the address of an account whose password is unlinked, as the provider does: no other account can register it. */
export const unlink: Feature = {
  name: 'unlink',
  async rewrite(operation) {
    const { name, fields, project, tenantId } = operation;
    const { deleteProvider, deleteAttribute } = fields;
    const changesAddress = fields.email !== undefined || String(deleteAttribute).includes('EMAIL');
    if (name !== 'update' || !Array.isArray(deleteProvider) || !deleteProvider.includes('password'))
      return;
    const localId = fields.localId ?? claimsOf(fields.idToken).user_id;
    const account = await accountById(project, { localId, tenantId });
    if (account?.email === undefined || changesAddress) return;
    const { email, emailVerified = false, validSince } = account;
    before.set(operation, { localId, validSince, address: { email, emailVerified } });
  },
  async edit({ body, ...answer }, operation): Promise<Answer | undefined> {
    const account = before.get(operation);
    if (account === undefined || answer.status >= 400) return undefined;
    const { localId, validSince, address } = account;
    const id = { localId, tenantId: operation.tenantId };
    await updateAccount(operation.project, id, { ...address, validSince }); // a new address would end its sessions
    note(operation, 'unlink', 'kept the address of the account');
    return { ...answer, body: { ...body, ...address } };
  },
};
