import { useSyncExternalStore } from 'react';
import { FIELD_NAMES, type FieldName, type Fields } from './accountFields.ts';

/** The text that was typed into a field, and the account's value at that time. */
interface Edit {
  value: string;
  base: string;
}

export type Draft = Partial<Record<FieldName, Edit>>;

/* Unsaved changes by account. They survive the sheet: closing it, another view and a restart of the emulator lose nothing. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
const EMPTY: Draft = {};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(key: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) drafts.delete(key);
  else drafts.set(key, draft);
  for (const listener of listeners) listener();
}

const read = (key: string): Draft => drafts.get(key) ?? EMPTY;

export const useDraft = (key: string): Draft => useSyncExternalStore(subscribe, () => read(key));

/** Returns whether an account has unsaved changes. */
export const useHasDraft = (key: string): boolean =>
  useSyncExternalStore(subscribe, () => drafts.has(key));

/** Changes a field. A value like the account's own is no change. */
export function edit(key: string, name: FieldName, value: string, saved: string): void {
  const { [name]: before, ...rest } = read(key);
  const base = before?.base ?? saved;
  set(key, value === saved ? rest : { ...rest, [name]: { value, base } });
}

/** Forgets the edits of an account. */
export const discard = (key: string): void => set(key, {});

/** Returns the fields whose value in the emulator is another one than when they were edited, with that value. */
export function conflicts(draft: Draft, saved: Fields): Partial<Fields> {
  const found = entriesOf(draft).filter(
    ([name, { base, value }]) => saved[name] !== base && saved[name] !== value,
  );
  return Object.fromEntries(found.map(([name]) => [name, saved[name]]));
}

/** Returns the edited values that differ from the emulator's. */
export const changesOf = (draft: Draft, saved: Fields): Partial<Fields> =>
  Object.fromEntries(
    entriesOf(draft)
      .filter(([name, { value }]) => value !== saved[name])
      .map(([name, { value }]) => [name, value]),
  );

const entriesOf = (draft: Draft): [FieldName, Edit][] =>
  FIELD_NAMES.flatMap((name) => {
    const one = draft[name];
    return one ? [[name, one]] : [];
  });
