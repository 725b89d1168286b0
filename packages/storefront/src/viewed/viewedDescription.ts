import * as v from 'valibot';
import type { StoreDescription } from '../accountStorage/storedFormat.ts';
import { storesByAccount } from '../accountStorage/storesByAccount.ts';

/** A toy whose page was opened. The newest is first. */
interface ViewedEntry {
  toyId: string;
}

/** Idempotent: it may be repeated, also in two tabs. */
type ViewedChange = { type: 'view' | 'remove'; toyId: string } | { type: 'clear' };

/** One more than is shown, because the page's own toy is not. */
const MAX_ENTRIES = 13;

const toyId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));

/** Describes how recently viewed toys are stored and changed. */
export const viewedDescription: StoreDescription<ViewedEntry, ViewedChange> = {
  name: 'viewed',
  noun: 'list of recently viewed toys',
  idOf: (entry) => entry.toyId,
  entrySchema: v.object({ toyId }),
  changeSchema: v.union([
    v.object({ type: v.picklist(['view', 'remove']), toyId }),
    v.object({ type: v.literal('clear') }),
  ]),
  maxEntries: MAX_ENTRIES,
  apply(entries, change) {
    if (change.type === 'clear') return entries.length === 0 ? entries : [];
    const others = entries.filter((entry) => entry.toyId !== change.toyId);
    if (change.type === 'remove') return others.length === entries.length ? entries : others;
    if (entries[0]?.toyId === change.toyId) return entries;
    return [{ toyId: change.toyId }, ...others].slice(0, MAX_ENTRIES);
  },
};

/** Returns the recently viewed toys of an account, always the same store. */
export const getViewedToys = storesByAccount(viewedDescription);
