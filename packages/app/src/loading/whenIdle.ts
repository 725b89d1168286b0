const LOAD_TIMEOUT_MS = 4_000; // a picture that never arrives must not delay everything else

/**
 * Runs `task` after the load event, when the browser is idle, so that it does not compete with urgent requests.
 * @returns cancels it
 */
export function whenIdle(task: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const loaded = document.readyState === 'complete' ? Promise.resolve() : nextLoad(signal);
  loaded.then(nextIdle).then(() => {
    if (!signal.aborted) task();
  });
  return () => cancelled.abort();
}

const nextLoad = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    window.addEventListener('load', resolve, { signal });
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });

const nextIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200); // Safari
  });
