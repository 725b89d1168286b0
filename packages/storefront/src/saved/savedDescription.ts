import * as v from 'valibot';
import type { StoreDescription } from '../accountStorage/storedFormat.ts';
import { storesByAccount } from '../accountStorage/useAccountStore.ts';

/** A toy that was saved. The newest is last. */
export interface SavedEntry {
  toyId: string;
}

/** It may be made twice, or in two tabs, and means the same. */
export interface SavedChange {
  type: 'save' | 'forget';
  toyId: string;
}

const MAX_ENTRIES = 10_000; // as many as a catalogue has

const toyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/** How saved toys are stored, and what can be done to them. */
export const savedDescription: StoreDescription<SavedEntry, SavedChange> = {
  name: 'saved',
  noun: 'list of saved toys',
  entrySchema: v.object({ toyId }),
  changeSchema: v.object({ type: v.picklist(['save', 'forget']), toyId }),
  maxEntries: MAX_ENTRIES,
  apply(entries, { type, toyId }) {
    const index = entries.findIndex((entry) => entry.toyId === toyId);
    if (type === 'forget') return index === -1 ? entries : entries.toSpliced(index, 1);
    return index === -1 && entries.length < MAX_ENTRIES ? [...entries, { toyId }] : entries;
  },
};

/** The toys that an account has saved: the same store each time. */
export const getSavedToys = storesByAccount(savedDescription);
