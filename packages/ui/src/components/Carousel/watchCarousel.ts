import { observeOnScreen } from '../../primitives/browser/carouselObservers.ts';
import type { RotationEvent } from './rotation.ts';

/**
 * Reports pointer, touch and keyboard focus, and whether the tab and the carousel are visible, to the state machine.
 * Returns the function that stops watching.
 */
export function watchCarousel(
  root: HTMLElement,
  viewport: HTMLElement,
  notify: (event: RotationEvent) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;

  // A tap also "enters", but never leaves: only a pointer that can hover pauses.
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') notify({ type: 'pause', by: 'hovered' });
  };
  root.addEventListener('pointerenter', enter, { signal });
  // A user who moves the pointer to the slides after pressing Play wants to look at one.
  viewport.addEventListener('pointerenter', enter, { signal });
  root.addEventListener('pointerleave', () => notify({ type: 'resume', by: 'hovered' }), {
    signal,
  });

  const touchEnd = () => notify({ type: 'resume', by: 'touched' });
  root.addEventListener(
    'pointerdown',
    (event) => event.pointerType === 'touch' && notify({ type: 'pause', by: 'touched' }),
    { signal },
  );
  document.addEventListener('pointerup', touchEnd, { signal });
  document.addEventListener('pointercancel', touchEnd, { signal });

  // Focus that returns together with its window is not a user's action.
  let leftWithWindow = false;
  root.addEventListener(
    'focusout',
    (event) => {
      leftWithWindow = document.activeElement === event.target;
    },
    { signal },
  );
  root.addEventListener(
    'focusin',
    (event) => {
      const returned = leftWithWindow;
      leftWithWindow = false;
      const { target } = event;
      if (returned || !(target instanceof Element)) return;
      if (target.matches(':focus-visible') || viewport.contains(target)) {
        notify({ type: 'focus', at: event.timeStamp });
      }
    },
    { signal },
  );

  const notifyVisibility = () =>
    notify({ type: document.visibilityState === 'hidden' ? 'pause' : 'resume', by: 'hidden' });
  notifyVisibility();
  document.addEventListener('visibilitychange', notifyVisibility, { signal });

  const notifyOnScreen = (isOnScreen: boolean) =>
    notify({ type: isOnScreen ? 'resume' : 'pause', by: 'offScreen' });
  signal.addEventListener('abort', observeOnScreen(root, notifyOnScreen));

  return () => watching.abort();
}
