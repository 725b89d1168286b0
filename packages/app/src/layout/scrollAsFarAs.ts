const READER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** How far down the page can be scrolled. */
export const furthest = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls so many pixels down: at once as far as the page goes, and on while it grows, until the reader does
 * anything. Returns what ends that.
 */
export function scrollAsFarAs(offset: number): () => void {
  const ending = new AbortController();
  const end = () => ending.abort();
  const go = () => {
    window.scrollTo(0, offset);
    if (furthest() >= offset) end();
  };
  go();
  if (ending.signal.aborted) return end;
  for (const act of READER) {
    window.addEventListener(act, end, { passive: true, signal: ending.signal });
  }
  const observer = new ResizeObserver(go);
  observer.observe(document.body);
  ending.signal.addEventListener('abort', () => observer.disconnect());
  return end;
}
