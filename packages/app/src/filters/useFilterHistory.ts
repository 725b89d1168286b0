import { currency } from '@shop';
import { formatFilters, type ToyFilters } from '@toystore/storefront';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOverlay } from '../overlays/useOverlay.ts';

const SHEET = 'filters';

const noSubscription = () => () => {};

/**
 * The filters' part in the address and the history. Each decision is an entry. The open sheet is an overlay, so that Back closes it; the
 * first decision in it takes the overlay's place.
 */
export function useFilterHistory() {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const overlay = useOverlay(SHEET);
  const [staysOpen, setStaysOpen] = useState(false); // after a decision in it
  const decidedAt = useRef<string>(undefined); // the location says so a little later
  const wasDecidedInSheet = Object(state).decidedIn === SHEET;
  const isSheetOpen = overlay.isOpen || (staysOpen && wasDecidedInSheet);

  return {
    /** The query of the address. A page is prerendered without one, and hydrated as it was prerendered. */
    search: useSyncExternalStore(
      noSubscription,
      () => search,
      () => '',
    ),
    /** An entry that was decided in the sheet does not open it again when it is come back to. */
    isSheetOpen,
    openSheet: overlay.open,
    /** Closes the sheet; what was decided in it stays. */
    closeSheet() {
      setStaysOpen(false);
      if (decidedAt.current !== key) overlay.close();
    },
    /** Goes to the address of these filters: for the shopper, the same page with other toys. Resolves when it is there. */
    async commitFilters(filters: ToyFilters) {
      const replace = overlay.isOpen && decidedAt.current !== key;
      decidedAt.current = key;
      if (isSheetOpen) setStaysOpen(true);
      await navigate(
        { pathname, search: formatFilters(filters, currency) },
        {
          replace,
          state: isSheetOpen ? { decidedIn: SHEET } : null,
          preventScrollReset: true,
        },
      );
    },
  };
}
