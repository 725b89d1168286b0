'use client';

import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { observeSize } from '../../primitives/browser/browser.ts';
import type { Toy } from '../toy.ts';
import { focusItem } from './focusItem.ts';
import {
  beginAlike,
  besideFocus,
  itemAt,
  type ListLayout,
  measureRows,
  measureWhole,
  readLayout,
} from './listLayout.ts';
import { covers, layOutRuns, type RowRuns, rowsNear, sameRuns } from './rowRuns.ts';
import { scrollAreaOf, scrollEndOf } from './scrollArea.ts';
import { mayOpen, useOpening } from './useOpening.ts';

/** How many screens of rows are rendered above and below the screen, as soon as half of them are used up. */
const AHEAD = 1;

/** The rendered part of a list, in rows of `columns` toys. */
export interface RowWindow extends RowRuns {
  columns: number;
}

/**
 * The target of the list's scroll once a toy's row is rendered: the middle of the screen with the focus on the toy, or
 * the row's previous offset.
 */
type Goal = { index: number; top: number | 'focus' };

/**
 * The layouts of lists, kept until the user returns, so that the previous scroll position has the same cards. The
 * layout of a long list, which may grow, is stored under its first toy, that of any other list under its last.
 */
const layouts = new WeakMap<Toy, ListLayout>();

const knownLayout = (toys: readonly Toy[], long: boolean) => {
  const toy = toys.at(long ? 0 : -1);
  const layout = toy && layouts.get(toy);
  const isSame = layout && beginAlike(layout.toys, toys);
  return isSame && (long || layout.toys.length === toys.length) ? layout : undefined;
};

/** All toys up to a number, in one row, which the stylesheet wraps. */
export const oneRow = (columns: number): RowWindow => ({
  columns,
  runs: [{ first: 0, last: 0, space: 0 }],
  spaceAfter: 0,
});

/**
 * Decides which rows of a list of toys are rendered: of a `long` list those near the screen and those beside the focus,
 * with space in place of the others; of any other list all, once it has opened.
 * @param whole a list that is not long renders all rows at once, unless their heights are known
 * @param paused the list temporarily has another layout, for example in print, and is not measured
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  toys: readonly Toy[],
  long: boolean,
  whole: boolean,
  paused: boolean,
): RowWindow & { windowed: boolean; reveal: (toyId: string) => boolean } {
  const [shown, setShown] = useState<RowWindow>();
  const [known] = useState(() => knownLayout(toys, long));
  const { opening, isOpening } = useOpening(toys.length, long, whole && known === undefined);
  const windowed = long || isOpening;
  const ahead = long ? AHEAD : 0;
  const layout = useRef(known);
  const goal = useRef<Goal>(undefined);
  const topToy = useRef<Goal>(undefined);
  const listEnd = useRef<number>(undefined);
  const aimedEnd = useRef<number>(undefined);
  const interrupted = useRef(false);
  const requested = useRef<RowWindow>(undefined);
  /** The toys whose opened rows fill the screen: rows that follow need no measurement before they are painted. */
  const filled = useRef<readonly Toy[]>(undefined);
  if (!windowed && shown) setShown(undefined);

  /** Renders the rows for the list's current position, or for its target. */
  const place = useEffectEvent((isEvent: boolean) => {
    if (paused || !list.current || !layout.current) return;
    const { columns, heights } = layout.current;
    const area = scrollAreaOf(list.current);
    const box = list.current.getBoundingClientRect();
    const bottom = box.bottom - area.top;
    const atEnd = bottom < area.height;
    const offset = atEnd ? heights.top(heights.rows) - heights.gap - bottom : area.top - box.top;
    const goalRow = goal.current && Math.floor(goal.current.index / columns);
    const top = goalRow === undefined ? offset : heights.top(goalRow) - area.height / 2;
    const seen = rowsNear(heights, top, area.height, 0);
    if (!goal.current) {
      topToy.current =
        offset > 0
          ? { index: seen.first * columns, top: heights.top(seen.first) - offset }
          : undefined;
    }
    const openingRows = { first: 0, last: Math.floor(opening / columns) - 1 }; // complete rows only
    const needed = [
      rowsNear(heights, top, area.height, ahead / 2),
      ...besideFocus(list.current, columns),
      ...(long ? [] : [openingRows]),
    ];
    const opened = { runs: [{ ...openingRows, space: 0 }], spaceAfter: 0 };
    const isAsOpened = !known || layout.current === known;
    filled.current = undefined;
    if (
      !long &&
      !shown &&
      isAsOpened &&
      needed.every((rows) => covers(opened, rows, heights.rows))
    ) {
      filled.current = toys;
      return;
    }
    const last = shown && requested.current;
    const isEnough =
      last?.columns === columns && needed.every((rows) => covers(last, rows, heights.rows));
    const ranges = isEnough ? last.runs : [rowsNear(heights, top, area.height, ahead), ...needed];
    const next = { columns, ...layOutRuns(heights, ranges) };
    const isAsked = last?.columns === columns && sameRuns(last, next);
    const isSeen = shown && covers(shown, seen, heights.rows);
    if (isAsked && (isSeen || !isEvent)) return;
    requested.current = next;
    if (!isEvent) setShown(next);
    else if (isSeen && !goal.current) startTransition(() => setShown(next));
    else {
      // A jump to unrendered rows must not show an empty frame, and a jump to the content after the list must end
      // there, even if the last rows are taller than assumed.
      if (atEnd && !interrupted.current) listEnd.current = bottom;
      flushSync(() => setShown(next));
    }
  });

  /**
   * Measures the list, then scrolls to its target. Corrects the scroll position in events only, because scroll
   * anchoring has run before them.
   */
  const settle = useEffectEvent((isEvent: boolean) => {
    const element = list.current;
    const [first] = toys;
    if (paused || !element || !first) return;
    const before = layout.current;
    const isOtherList = before && !beginAlike(before.toys, toys);
    if (isOtherList) goal.current = topToy.current = listEnd.current = aimedEnd.current = undefined;
    const current = readLayout(element, toys, before);
    const isResized = before && current !== before && !isOtherList;
    if (isResized) goal.current ??= topToy.current;
    layout.current = current;
    if (long) layouts.set(first, current);
    // After a resize, the rows must first be rendered in their new places.
    if (shown?.columns === current.columns && !isResized) {
      const area = scrollAreaOf(element);
      measureRows(element, current, area);
      const item = goal.current && itemAt(element, goal.current.index);
      if (goal.current && item && (isEvent || goal.current.top === 'focus')) {
        if (goal.current.top === 'focus') focusItem(item, 'instant');
        else {
          const moved = item.getBoundingClientRect().top - area.top - goal.current.top;
          area.element.scrollBy({ top: moved, behavior: 'instant' });
        }
        goal.current = undefined;
      }
      if (isEvent && listEnd.current !== undefined) {
        const bottom = element.getBoundingClientRect().bottom - area.top;
        area.element.scrollBy({ top: bottom - listEnd.current, behavior: 'instant' });
        listEnd.current = undefined;
      }
    }
    place(isEvent);
  });

  /** Renders a toy's row, then scrolls to it and focuses it. Returns whether it is in the list. For event handlers. */
  const reveal = (toyId: string) => {
    const index = toys.findIndex((toy) => toy.toyId === toyId);
    if (index === -1) return false;
    goal.current = { index, top: 'focus' };
    place(false);
    return true;
  };

  useLayoutEffect(() => {
    if (windowed && filled.current !== toys) settle(false);
  });

  const remember = useEffectEvent((element: HTMLElement) => {
    const last = toys.at(-1);
    if (last && !paused) layouts.set(last, measureWhole(element, toys));
  });
  const isRemembered = !windowed && mayOpen(toys.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toys may take as much room.
  useEffect(() => {
    if (!isRemembered || !list.current) return;
    const element = list.current;
    return observeSize(element, () => remember(element)); // after its layout, which costs nothing extra
  }, [isRemembered, toys, list]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!windowed || !element) return;
    const watching = new AbortController();
    const { signal } = watching;
    const onMove = () => {
      listEnd.current = undefined;
      if (goal.current?.top !== 'focus') goal.current = undefined;
      place(true);
    };
    // An animated scroll to the end targets the end at its start; taller rows have moved it since.
    const onScrollEnd = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(element))) return;
      const area = scrollAreaOf(element);
      const end = scrollEndOf(area);
      const grown = interrupted.current ? 0 : end - (aimedEnd.current ?? end);
      aimedEnd.current = undefined;
      interrupted.current = false;
      if (grown <= 0 || grown > area.height || area.element.scrollTop < end - grown - 1) return;
      listEnd.current = undefined;
      area.element.scrollTo({ top: end, behavior: 'instant' });
    };
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(element))) return;
      aimedEnd.current ??= scrollEndOf(scrollAreaOf(element));
      onMove();
    };
    // A correction would end the scroll that this input starts, for example Home right after End.
    const onInput = (event: Event) => {
      listEnd.current = undefined;
      const isEnd = event instanceof KeyboardEvent && event.key === 'End';
      interrupted.current = aimedEnd.current !== undefined && !isEnd;
    };
    for (const input of ['keydown', 'wheel', 'pointerdown']) {
      addEventListener(input, onInput, { passive: true, capture: true, signal });
    }
    // In the capture phase, because a container's scroll events do not bubble.
    addEventListener('scroll', onScroll, { passive: true, capture: true, signal });
    addEventListener('scrollend', onScrollEnd, { capture: true, signal });
    addEventListener('resize', () => settle(true), { signal });
    element.addEventListener('focusin', onMove, { signal });
    signal.addEventListener(
      'abort',
      observeSize(element, () => settle(true)),
    );
    return () => watching.abort();
  }, [windowed, list]);

  const rendered = (): RowWindow => {
    if (!windowed) return oneRow(toys.length);
    if (shown) return shown;
    if (!known) return oneRow(opening);
    const last = long ? 2 : Math.ceil(opening / known.columns) - 1;
    return { columns: known.columns, ...layOutRuns(known.heights, [{ first: 0, last }]) };
  };
  return { ...rendered(), windowed, reveal };
}
