import { accountById, updateAccount } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { claimsOf } from '../pipeline/tokens.ts';

interface UnlinkedAccount {
  localId: unknown;
  address: { email: string; emailVerified: boolean };
}

/** The accounts whose password an operation unlinks, with the address that they keep or get. */
const unlinked = new WeakMap<Operation, UnlinkedAccount>();

/** Keeps the address of an account whose password is unlinked, as the provider does: no other account can register it. */
export const unlink: Feature = {
  name: 'unlink',
  async rewrite(operation) {
    const { name, fields, project, tenantId } = operation;
    const { deleteProvider, deleteAttribute } = fields;
    if (String(deleteAttribute).includes('EMAIL')) return;
    if (name !== 'update' || !Array.isArray(deleteProvider) || !deleteProvider.includes('password'))
      return;
    const localId = fields.localId ?? claimsOf(fields.idToken).user_id;
    const account = await accountById(project, { localId, tenantId });
    if (account?.email === undefined) return;
    const email = textOf(fields.email)?.toLowerCase() ?? account.email;
    const isVerified = fields.emailVerified ?? (email === account.email && account.emailVerified);
    unlinked.set(operation, { localId, address: { email, emailVerified: isVerified === true } });
  },
  async edit({ body, ...answer }, operation): Promise<Answer | undefined> {
    const account = unlinked.get(operation);
    if (account === undefined || answer.status >= 400) return undefined;
    const { project, tenantId } = operation;
    const { localId, address } = account;
    const id = { localId, tenantId };
    const { validSince } = { ...(await accountById(project, id)) };
    await updateAccount(project, id, { ...address, validSince }); // an address would end its sessions
    note(operation, 'unlink', 'kept the address of the account');
    return { ...answer, body: { ...body, ...address } };
  },
};
