import * as v from 'valibot';
import type { StoreDescription } from '../accountStorage/storedFormat.ts';
import { storesByAccount } from '../accountStorage/storesByAccount.ts';

/** The values of a saved toy that the user has seen, on the day of saving or on its page. */
export interface KnownOffer {
  /** In minor units of the shop's currency. */
  price?: number | undefined;
  inStock?: boolean | undefined;
}

/** A saved toy. The newest is last. */
export interface SavedEntry extends KnownOffer {
  toyId: string;
}

/** Idempotent: it may be repeated, also in two tabs. `see` is of a toy whose page was opened. */
export type SavedChange = { toyId: string } & (
  | ({ type: 'save' | 'see' } & KnownOffer)
  | { type: 'forget' }
);

const MAX_ENTRIES = 10_000; // the largest catalogue

const toyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

const offer = {
  price: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  inStock: v.optional(v.boolean()),
};

/** Describes how saved toys are stored and changed. */
export const savedDescription: StoreDescription<SavedEntry, SavedChange> = {
  name: 'saved',
  noun: 'list of saved toys',
  idOf: (entry) => entry.toyId,
  entrySchema: v.object({ toyId, ...offer }),
  changeSchema: v.union([
    v.object({ type: v.picklist(['save', 'see']), toyId, ...offer }),
    v.object({ type: v.literal('forget'), toyId }),
  ]),
  maxEntries: MAX_ENTRIES,
  apply(entries, change) {
    const index = entries.findIndex((entry) => entry.toyId === change.toyId);
    const known = entries[index];
    if (change.type === 'forget') return known ? entries.toSpliced(index, 1) : entries;
    const { type, ...entry } = change;
    if (known === undefined) {
      return type === 'save' && entries.length < MAX_ENTRIES ? [...entries, entry] : entries;
    }
    const isSame = known.price === entry.price && known.inStock === entry.inStock;
    return type === 'save' || isSame ? entries : entries.with(index, entry);
  },
};

/** Returns the saved toys of an account, always the same store. */
export const getSavedToys = storesByAccount(savedDescription);
