import type { Toy } from '@toystore/storefront';
import type { ToyGridHandle } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Keeps the user's place in a list whose toys change. After a filter change the start of the list is in view; Back and
 * Forward restore the scroll position. When the focused card is removed because its toy is no longer saved, the card that
 * takes its place gets the focus, or else the button that replaces the cards.
 * @param list the element around the cards
 */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  grid: RefObject<ToyGridHandle | null>,
  toys: readonly Toy[],
) {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shownSearch = useRef(search);
  const focused = useRef<{ toyId: string; index: number; search: string }>(undefined);

  useLayoutEffect(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    const element = list.current;
    if (!isBack && element && element.getBoundingClientRect().top < 0) {
      element.scrollIntoView({ behavior: 'instant' });
    }
  }, [search, isBack, list]);

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const card = target instanceof Element && target.closest<HTMLElement>('[data-toy-id]');
    const toyId = card ? card.dataset.toyId : undefined;
    const index = toys.findIndex((toy) => toy.toyId === toyId);
    focused.current = toyId === undefined ? undefined : { toyId, index, search };
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('focusin', (event) => onFocus(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const moveFocus = useEffectEvent(() => {
    const last = focused.current;
    if (last?.search !== search || document.activeElement !== document.body) return;
    if (toys.some(({ toyId }) => toyId === last.toyId)) return;
    const next = toys[last.index] ?? toys.at(-1);
    const card = next && list.current?.querySelector(`[data-toy-id="${CSS.escape(next.toyId)}"]`);
    const button = [...((next ? card : list.current)?.querySelectorAll('button') ?? [])].at(-1);
    if (button) button.focus();
    else if (next) grid.current?.scrollToToy(next.toyId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is removed when the toys change.
  useLayoutEffect(() => moveFocus(), [toys]);
}
