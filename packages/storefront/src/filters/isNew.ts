import type { Toy } from '../toy.ts';

const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns whether the shop has had a toy for at most 30 days. One that is announced for later is not new yet. */
export const isNewAt = (now: number, { addedAt }: Pick<Toy, 'addedAt'>): boolean =>
  addedAt !== undefined && addedAt <= now && now - addedAt <= NEW_FOR_MS;
