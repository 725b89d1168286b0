import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The filters' part in the history. Each decision is an entry. The open sheet is one, too, so that Back closes it; the
 * first decision in it takes its place.
 * @param requests how often the sheet has been asked for
 */
export function useFilterHistory(requests: number) {
  'use no memo'; // memoization would double its bytes and save no work
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const sheet: unknown = Object(state).filterSheet;
  const hasDecided = useRef(false); // in the open sheet; the location says so a little later

  const open = useEffectEvent(() => {
    setWanted(true);
    hasDecided.current = false;
    if (sheet === 'opened') return;
    navigate(
      { pathname, search, hash },
      { state: { filterSheet: 'opened' }, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (requests > 0) open();
  }, [requests]);

  return {
    /** An entry that was decided in the sheet does not open it again when it is come back to. */
    isSheetOpen: isWanted && sheet !== undefined,
    /** Closes the sheet; what was decided in it stays. */
    closeSheet() {
      setWanted(false);
      if (sheet === 'opened' && !hasDecided.current) navigate(-1);
    },
    /** Goes to the address with this query: for the shopper, the same page with other toys. Resolves when it is there. */
    async decide(next: string) {
      const replace = isWanted && sheet === 'opened' && !hasDecided.current;
      hasDecided.current = true;
      await navigate(
        { pathname, search: next },
        {
          replace,
          state: isWanted && sheet !== undefined ? { filterSheet: 'decided' } : null,
          preventScrollReset: true,
        },
      );
    },
  };
}
