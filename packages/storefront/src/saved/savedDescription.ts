import * as v from 'valibot';
import type { StoreDescription } from '../accountStorage/storedFormat.ts';
import { storesByAccount } from '../accountStorage/useAccountStore.ts';

/** A saved toy. The newest is last. */
export interface SavedEntry {
  toyId: string;
}

/** Idempotent: it may be repeated, also in two tabs. */
export interface SavedChange {
  type: 'save' | 'forget';
  toyId: string;
}

const MAX_ENTRIES = 10_000; // the largest catalogue

const toyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/** Describes how saved toys are stored and changed. */
export const savedDescription: StoreDescription<SavedEntry, SavedChange> = {
  name: 'saved',
  noun: 'list of saved toys',
  idOf: (entry) => entry.toyId,
  entrySchema: v.object({ toyId }),
  changeSchema: v.object({ type: v.picklist(['save', 'forget']), toyId }),
  maxEntries: MAX_ENTRIES,
  apply(entries, { type, toyId }) {
    const index = entries.findIndex((entry) => entry.toyId === toyId);
    if (type === 'forget') return index === -1 ? entries : entries.toSpliced(index, 1);
    return index === -1 && entries.length < MAX_ENTRIES ? [...entries, { toyId }] : entries;
  },
};

/** Returns the saved toys of an account, always the same store. */
export const getSavedToys = storesByAccount(savedDescription);
