import type { EmulatorAccount } from '@toystore/auth-emulator/client';
import seed from '../../../../emulator-data/auth_export/accounts.json';

const places = new Map(seed.users.map(({ localId }, place) => [localId, place]));

/** Sorts seeded accounts first, in their order in the file, then the others, the newest first. */
export function bySeed(one: EmulatorAccount, other: EmulatorAccount): number {
  const place = ({ localId }: EmulatorAccount) => places.get(localId) ?? places.size;
  const time = ({ createdAt = '0' }: EmulatorAccount) => Number(createdAt);
  return place(one) - place(other) || time(other) - time(one);
}
