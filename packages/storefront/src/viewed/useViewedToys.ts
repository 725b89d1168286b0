'use client';

import { useEffect, useEffectEvent } from 'react';
import { useStoreSnapshot } from '../accountStorage/useStoreSnapshot.ts';
import type { Toy } from '../toy.ts';
import { getViewedToys } from './viewedDescription.ts';

/** The toys whose pages someone has opened. */
export interface ViewedToys {
  /** At most 12, the newest first, without the current one and without those that the catalogue no longer has. */
  toys: readonly Toy[];
  /** Forgets one of them. */
  remove: (toyId: string) => void;
  /** Forgets them all. */
  clear: () => void;
}

const SHOWN = 12;

/**
 * Returns the recently viewed toys of an account, stored in this browser, and adds the current one to them.
 * @param accountId without it the list is empty, and nothing is stored
 * @param current the toy whose page is open; `undefined` adds none
 */
export function useViewedToys(
  accountId: string | undefined,
  current: Toy | undefined,
  catalogue: readonly Toy[],
): ViewedToys {
  const store = accountId === undefined ? undefined : getViewedToys(accountId);
  const { entries, status } = useStoreSnapshot(store);
  const add = useEffectEvent((toyId: string) => store?.change({ type: 'view', toyId }));
  const currentId = current?.toyId;
  const isReady = status === 'ready';
  useEffect(() => {
    if (isReady && currentId !== undefined) add(currentId);
  }, [isReady, currentId]);
  const byId = new Map(catalogue.map((toy) => [toy.toyId, toy]));
  const toys = entries
    .filter(({ toyId }) => toyId !== currentId)
    .flatMap(({ toyId }) => byId.get(toyId) ?? []);
  return {
    toys: toys.slice(0, SHOWN),
    remove: (toyId) => store?.change({ type: 'remove', toyId }),
    clear: () => store?.change({ type: 'clear' }),
  };
}
