import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { visitOf } from './visitOf.ts';

const PATIENCE = 500; // ms: until the next screen is drawn, the browser shows a still picture of this one

let drawn = () => {};

/**
 * Follows a card's link in a view transition, so that its picture becomes that of the page it leads to: the kit's
 * styles name both. Where the browser knows no view transitions, or less motion is welcome, the link is just followed.
 */
export function carryPicture(link: HTMLAnchorElement, follow: () => void): void {
  const isWelcome = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isWelcome || typeof document.startViewTransition !== 'function') {
    follow();
    return;
  }
  // A screen that is still on its way leaves the last card here, and no two pictures may have one name.
  document.querySelector('[data-carrying]')?.removeAttribute('data-carrying');
  link.dataset.carrying = '';
  const { ready, finished } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        drawn = resolve;
        setTimeout(resolve, PATIENCE);
        flushSync(follow); // the browser shows nothing new until then
      }),
  );
  const putDown = () => delete link.dataset.carrying;
  ready.catch(putDown); // skipped, as by another one: the page is there without
  finished.then(putDown); // whoever went Back at once is with the card again
}

/** Tells the transition under way that the next screen is drawn. */
export function usePictureTransition(): void {
  const visit = visitOf(useLocation());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit draws a screen.
  useLayoutEffect(() => drawn(), [visit]);
}
