/**
 * Sets the browser's reported state to offline.
 * @returns restores it; a story's `beforeEach` returns that
 */
export function goOffline(): () => void {
  const dispatch = (type: 'online' | 'offline') => window.dispatchEvent(new Event(type));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatch('offline');
  return () => {
    Reflect.deleteProperty(navigator, 'onLine'); // the prototype's shows again
    dispatch('online');
  };
}
