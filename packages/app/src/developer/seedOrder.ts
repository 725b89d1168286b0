import seed from '../../../../emulator-data/auth_export/accounts.json';
import type { Account } from './emulatorAnswers.ts';

const places = new Map(seed.users.map(({ localId }, place) => [localId, place]));

/** Seeded accounts first, as they are written, then the others, the newest first. */
export function bySeed(one: Account, other: Account): number {
  const place = ({ localId }: Account) => places.get(localId) ?? places.size;
  return place(one) - place(other) || other.createdAt - one.createdAt;
}
