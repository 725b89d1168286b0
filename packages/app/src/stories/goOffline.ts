/**
 * Takes the browser's network away, as far as it tells pages.
 * @returns brings it back; a story's `beforeEach` returns that
 */
export function goOffline(): () => void {
  const tell = (type: 'online' | 'offline') => window.dispatchEvent(new Event(type));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  tell('offline');
  return () => {
    Reflect.deleteProperty(navigator, 'onLine'); // the prototype's shows again
    tell('online');
  };
}
