import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The filters' part in the history. Each decision is an entry. The open sheet is one, too, so that Back closes it; the
 * first decision in it takes its place.
 */
export function useFilterHistory() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const sheet: unknown = Object(state).filterSheet;

  return {
    /** An entry that was decided in the sheet does not open it again when it is come back to. */
    isSheetOpen: isWanted && sheet !== undefined,
    openSheet() {
      setWanted(true);
      if (sheet === 'opened') return;
      navigate(
        { pathname, search, hash },
        { state: { filterSheet: 'opened' }, preventScrollReset: true },
      );
    },
    /** Closes the sheet; what was decided in it stays. */
    closeSheet() {
      setWanted(false);
      if (sheet === 'opened') navigate(-1);
    },
    /** Goes to the address with this query: for the shopper, the same page with other toys. */
    decide(next: string) {
      if (next === search) return;
      navigate(
        { pathname, search: next },
        {
          replace: isWanted && sheet === 'opened',
          state: isWanted && sheet !== undefined ? { filterSheet: 'decided' } : null,
          preventScrollReset: true,
          flushSync: true, // a box that waits for a transition would jump back meanwhile
        },
      );
    },
  };
}
