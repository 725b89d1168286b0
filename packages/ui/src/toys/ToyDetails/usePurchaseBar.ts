import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../../primitives/browser/browser.ts';
import { observePassed } from '../../primitives/browser/observePassed.ts';

/** The height of what the bar covers. Toasts, the footer and the page's scroll padding keep clear of it. */
const COVERED = '--ts-bottom-bar';

/**
 * Returns whether the page has scrolled past a button, and passes the focus between that button and the one in the bar, of which
 * only one is visible. Styles decide where there is a bar.
 */
export function usePurchaseBar() {
  const [isPassed, setIsPassed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const barButton = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const [element, inPage] = [bar.current, button.current];
    if (element === null || inPage === null) return;
    const { style } = document.documentElement;
    const stop = [
      observePassed(inPage, (isNowPassed) => {
        hadFocus.current = document.activeElement === (barButton.current ?? inPage);
        setIsPassed(isNowPassed);
      }),
      observeSize(element, () => style.setProperty(COVERED, `${element.offsetHeight}px`)),
    ];
    return () => {
      for (const each of stop) each();
      style.removeProperty(COVERED);
    };
  }, []);

  useLayoutEffect(() => {
    const shown = isPassed ? barButton : button;
    if (hadFocus.current) shown.current?.focus({ preventScroll: true });
  }, [isPassed]);

  return { isPassed, button, bar, barButton };
}
