'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The styles of the body that Radix's scroll lock changes, as if each page had a scrollbar that disappears, and a body
 * without padding.
 */
const LOCKED = [
  'position',
  ...['margin-top', 'margin-right', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-left'],
];

/** The number of dialogs that lock the page; the first one compensates. */
let locks = 0;
let restore = () => {};

function measure() {
  const { body, documentElement } = document;
  const style = getComputedStyle(body);
  // The lock is meant for the window's scrolling. If `html` scrolls instead, the lock would only prevent the margins of
  // the body and its content from collapsing.
  const isWindowElsewhere =
    style.overflow === 'visible' && getComputedStyle(documentElement).overflow !== 'visible';
  const names = isWindowElsewhere ? [...LOCKED, 'overflow'] : LOCKED;
  return {
    values: names.map((name) => [name, style.getPropertyValue(name)] as const),
    page: documentElement.offsetWidth, // its `clientWidth` would include a gutter that stays
    // The scrollbar of a scrolling body is beside its content: on the left in right-to-left text.
    left: body.clientLeft,
    right: body.offsetWidth - body.clientWidth - body.clientLeft,
  };
}

type Layout = ReturnType<typeof measure>;

/** Restores the body's styles, and the space of a scrollbar that is gone. */
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
 * Keeps the page in place while a dialog locks its scrolling. It is inside the element that locks it, so that its
 * effect runs in the same moment, before the browser paints.
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
