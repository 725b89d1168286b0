import { currency } from '@shop';
import { formatFilters, type ToyFilters } from '@toystore/storefront';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { useOverlay } from '../overlays/useOverlay.ts';

const SHEET = 'filters';

/**
 * Keeps the filters in the URL and the history. Each change adds an entry. The open sheet is an overlay, so that Back
 * closes it; the first change in it replaces the overlay's entry.
 */
export function useFilterHistory() {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const overlay = useOverlay(SHEET);
  const [staysOpen, setStaysOpen] = useState(false); // after a change in it
  const decidedAt = useRef<string>(undefined); // the location is updated a little later
  const wasDecidedInSheet = Object(state).decidedIn === SHEET;
  const isSheetOpen = overlay.isOpen || (staysOpen && wasDecidedInSheet);

  return {
    /** The query of the URL. Prerendering and hydration render without one. */
    search: useIsHydrated() ? search : '',
    /** An entry that was added in the sheet does not open it again when the user returns to it. */
    isSheetOpen,
    openSheet: overlay.open,
    /** Closes the sheet and keeps its changes. */
    closeSheet() {
      setStaysOpen(false);
      if (decidedAt.current !== key) overlay.close();
    },
    /** Navigates to the URL of these filters, which shows the same page with other toys. Resolves after the navigation. */
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
