import type { AuthEmulatorClient, EmulatorAccount } from '../../../src/client.ts';
import { accountName } from '../accounts/account.ts';

/** The codes that an authenticator app shows. */
export interface AppCode {
  key: string;
  localId: string;
  /** The account, as people know it. */
  account: string;
  /** `undefined` while it is being enrolled. */
  factor: string | undefined;
  code: string;
  /** In base32, for an authenticator app. */
  secret: string;
}

type Lookup = (localIds: string[], tenantId?: string) => Promise<EmulatorAccount[]>;

/** Reads the codes of all authenticator apps, also of those that are being enrolled. */
export async function readCodes(client: AuthEmulatorClient, lookup: Lookup): Promise<AppCode[]> {
  const [factors, enrollments] = await Promise.all([
    client.totpFactors(),
    client.totpEnrollments(),
  ]);
  const known = [...factors, ...enrollments.map((one) => ({ ...one, tenantId: undefined }))];
  const tenants = [...new Set(known.map(({ tenantId }) => tenantId))];
  const accounts = await Promise.all(
    tenants.map((tenant) => {
      const members = known.filter(({ tenantId }) => tenantId === tenant);
      return lookup(
        members.map(({ localId }) => localId),
        tenant,
      );
    }),
  );
  const names = new Map(accounts.flat().map((account) => [account.localId, accountName(account)]));
  const nameOf = (localId: string) => names.get(localId) ?? localId;
  return [
    ...factors.map(
      ({ mfaEnrollmentId: key, localId, displayName, code, sharedSecretKey: secret }) => ({
        key,
        localId,
        account: nameOf(localId),
        factor: displayName ?? 'Authenticator app',
        code,
        secret,
      }),
    ),
    ...enrollments.map(({ sharedSecretKey: secret, localId, code }) => ({
      key: secret,
      localId,
      account: nameOf(localId),
      factor: undefined,
      code,
      secret,
    })),
  ];
}
