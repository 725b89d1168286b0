import { useSavedToys } from '@toystore/storefront';
import { useEffect, useEffectEvent } from 'react';
import { type TestUser, testUsers } from './testUsers.ts';

/** Toys by id, with the price (in minor units) and the stock that the user saw when saving them. */
export type SavedOffers = Record<string, { price: number; availableQuantity: number }>;

/** Saves toys of a user who did so in the past. */
export function SavedBefore({ person, offers }: { person: TestUser; offers: SavedOffers }) {
  const { status, setSaved } = useSavedToys(testUsers[person]?.uid);
  const saveAll = useEffectEvent(() => {
    for (const [toyId, offer] of Object.entries(offers)) setSaved(toyId, true, offer);
  });
  useEffect(() => {
    if (status === 'ready') saveAll();
  }, [status]);
  return null;
}
