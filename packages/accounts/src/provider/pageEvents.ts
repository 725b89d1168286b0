/** Calls `listener` when the browser is back online, and when the page is restored from the back/forward cache. */
export function onReconnect(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('online', listener, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => listeners.abort();
}

/** Calls `listener` when the user returns to the page: often twice, because a browser fires two events. */
export function onReturn(listener: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const ifVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('focus', ifVisible, { signal });
  document.addEventListener('visibilitychange', ifVisible, { signal });
  return () => listeners.abort();
}
