const LOAD_TIMEOUT_MS = 4_000; // a picture that never arrives must not hold everything else up

/**
 * Runs `task` after the load event, once the browser is idle, so that nothing that can be late takes the network from
 * what is waited for.
 * @returns cancels it
 */
export function whenIdle(task: () => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;

  const waitForIdle = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(task, { timeout: 1000 });
      signal.addEventListener('abort', () => cancelIdleCallback(handle));
    } else {
      const handle = setTimeout(task, 200);
      signal.addEventListener('abort', () => clearTimeout(handle));
    }
  };

  if (document.readyState === 'complete') {
    waitForIdle();
  } else {
    const loaded = new AbortController();
    const goOn = () => {
      loaded.abort();
      if (!signal.aborted) waitForIdle();
    };
    const timeout = setTimeout(goOn, LOAD_TIMEOUT_MS);
    loaded.signal.addEventListener('abort', () => clearTimeout(timeout));
    signal.addEventListener('abort', () => loaded.abort());
    window.addEventListener('load', goOn, { signal: loaded.signal });
  }
  return () => cancelled.abort();
}
