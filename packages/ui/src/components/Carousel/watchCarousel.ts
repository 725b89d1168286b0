import type { RotationEvent } from './rotation.ts';

/**
 * Reports pointer, touch, keyboard focus, the tab's visibility and the carousel's own to the state
 * machine. Returns the function that stops watching.
 */
export function watchCarousel(
  root: HTMLElement,
  viewport: HTMLElement,
  tell: (event: RotationEvent) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;

  // A finger's tap "enters" too, but never leaves: only a pointer that can hover pauses.
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') tell({ type: 'pause', by: 'hovered' });
  };
  root.addEventListener('pointerenter', enter, { signal });
  // Whoever moves on to the slides after pressing Play wants to look at one.
  viewport.addEventListener('pointerenter', enter, { signal });
  root.addEventListener('pointerleave', () => tell({ type: 'resume', by: 'hovered' }), { signal });

  const touchEnd = () => tell({ type: 'resume', by: 'touched' });
  root.addEventListener(
    'pointerdown',
    (event) => event.pointerType === 'touch' && tell({ type: 'pause', by: 'touched' }),
    { signal },
  );
  document.addEventListener('pointerup', touchEnd, { signal });
  document.addEventListener('pointercancel', touchEnd, { signal });

  // Focus that comes back with its window is nobody's doing.
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
        tell({ type: 'focus', at: event.timeStamp });
      }
    },
    { signal },
  );

  const tellVisibility = () =>
    tell({ type: document.visibilityState === 'hidden' ? 'pause' : 'resume', by: 'hidden' });
  tellVisibility();
  document.addEventListener('visibilitychange', tellVisibility, { signal });

  const observer = new IntersectionObserver((entries) => {
    const onScreen = entries.at(-1)?.isIntersecting ?? true;
    tell({ type: onScreen ? 'resume' : 'pause', by: 'offScreen' });
  });
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());

  return () => watching.abort();
}
