const PATIENCE = 4_000; // ms: a picture that never comes must not hold everything else up

/**
 * Runs `task` once the page has what it opens with (its load event) and the browser has time, so that nothing
 * that can be late takes the network from what is waited for; returns what calls it off.
 */
export function whenIdle(task: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;

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
    const patience = setTimeout(goOn, PATIENCE);
    loaded.signal.addEventListener('abort', () => clearTimeout(patience));
    signal.addEventListener('abort', () => loaded.abort());
    window.addEventListener('load', goOn, { signal: loaded.signal });
  }
  return () => calledOff.abort();
}
