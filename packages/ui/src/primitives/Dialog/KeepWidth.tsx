'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** What Radix' scroll lock changes of the body, as if each page had a scrollbar that goes, and a body without padding. */
const LOCKED = [
  'position',
  ...['margin-top', 'margin-right', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-left'],
];

/** How many dialogs lock the page; the first of them compensates. */
let locks = 0;
let restore = () => {};

function measure() {
  const { body, documentElement } = document;
  const style = getComputedStyle(body);
  // The lock means the window's scrolling. Where `html` has that, it would only separate the body's margin from its content's.
  const isWindowElsewhere =
    style.overflow === 'visible' && getComputedStyle(documentElement).overflow !== 'visible';
  const names = isWindowElsewhere ? [...LOCKED, 'overflow'] : LOCKED;
  return {
    values: names.map((name) => [name, style.getPropertyValue(name)] as const),
    page: documentElement.offsetWidth, // its `clientWidth` would count a gutter that stays
    // Beside its content a body that scrolls has its bar: on the left in a text from right to left.
    left: body.clientLeft,
    right: body.offsetWidth - body.clientWidth - body.clientLeft,
  };
}

type Layout = ReturnType<typeof measure>;

/** Gives the body what it had, and the room of a bar that has gone. */
function compensate(before: Layout): () => void {
  const { style } = document.body;
  const after = measure();
  const gaps: Record<string, number> = {
    'margin-left': before.left - after.left,
    'margin-right': after.page - before.page + before.right - after.right,
  };
  const own = before.values.map(([name, value]) => {
    const gap = gaps[name] ?? 0;
    const former = [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    style.setProperty(name, gap === 0 ? value : `calc(${value} + ${gap}px)`, 'important');
    return former;
  });
  return () => {
    for (const [name, value, priority] of own) style.setProperty(name, value, priority);
  };
}

/**
 * Keeps the page where it is while a dialog locks its scrolling. Stands in what locks it, so that it hears of the lock in the
 * same moment, before the browser paints.
 */
export function KeepWidth() {
  const before = useRef<Layout>(undefined);
  useLayoutEffect(() => {
    before.current = measure();
  }, []);
  useEffect(() => {
    if (locks === 0 && before.current) restore = compensate(before.current);
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) restore();
    };
  }, []);
  return null;
}
