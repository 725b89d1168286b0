/**
 * Calls back when the picture has loaded (or failed), the page is painted and the browser is idle. Returns the function
 * that cancels it.
 * @param timeout how long it waits for a browser that is busy, in milliseconds
 */
export function afterPaint(
  picture: HTMLImageElement | null,
  callback: () => void,
  timeout = 1000,
): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;

  const waitForIdle = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(callback, { timeout });
      signal.addEventListener('abort', () => cancelIdleCallback(request));
    } else {
      const timer = setTimeout(callback, 100);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  const waitForPaint = () => {
    const frame = requestAnimationFrame(waitForIdle);
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  };

  if (picture === null || picture.complete) {
    waitForPaint();
  } else {
    picture.addEventListener('load', waitForPaint, { once: true, signal });
    picture.addEventListener('error', waitForPaint, { once: true, signal });
  }
  return () => calledOff.abort();
}
