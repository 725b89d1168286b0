/**
 * Calls back after a time in which the page was visible throughout: nothing that a user has to read or undo disappears
 * in a hidden tab.
 * @returns the function that cancels it
 */
export function visibleTimeout(callback: () => void, ms: number): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(callback, ms);
  };
  document.addEventListener('visibilitychange', restart, { signal: ended.signal });
  restart();
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
