import type { Toy } from '@toystore/storefront';
import type { ToyGridHandle } from '@toystore/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps the focus in the list when its card leaves, because the toy is no longer saved: the card in its place gets it,
 * else the way on that stands in the place of the cards.
 * @param list the element around the cards
 */
export function useListFocus(
  list: RefObject<HTMLElement | null>,
  grid: RefObject<ToyGridHandle | null>,
  toys: readonly Toy[],
) {
  const { search } = useLocation();
  const focused = useRef<{ toyId: string; index: number; search: string }>(undefined);

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

  const goOn = useEffectEvent(() => {
    const last = focused.current;
    if (last?.search !== search || document.activeElement !== document.body) return;
    if (toys.some(({ toyId }) => toyId === last.toyId)) return;
    const next = toys[last.index] ?? toys.at(-1);
    if (next === undefined) [...(list.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    else if (!focusAction(list.current, next)) grid.current?.scrollToToy(next.toyId);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card leaves when the toys change.
  useLayoutEffect(() => goOn(), [toys]);
}

function focusAction(list: HTMLElement | null, { toyId }: Toy): boolean {
  const button = list?.querySelector<HTMLElement>(`[data-toy-id="${CSS.escape(toyId)}"] button`);
  button?.focus();
  return button !== undefined && button !== null;
}
