/*
 * Objects that a browser may deny or lack: storage if all cookies are blocked, workers in a private window. Only this file
 * uses them, so that the part of the shop that needs one does less, and the rest works.
 */

/** Returns a result; `undefined` if the browser denies or lacks what it is read from. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns an item of this tab's storage, which is JSON. */
export const readSessionItem = (key: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));

/** Returns an item of the storage that all tabs share, which is JSON. */
export const readLocalItem = (key: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'));

/** Stores such an item, unless storage is denied or full. */
export const storeLocalItem = (key: string, value: object): void =>
  attempt(() => localStorage.setItem(key, JSON.stringify(value)));

/** Returns whether the browser denies or lacks the storage that all tabs share. */
export const deniesLocalStorage = (): boolean => attempt(() => localStorage) == null;

/** Returns a media query, which reports its changes. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  attempt(() => matchMedia(query));

/** Calls back when an element's size is first known, and on each change, until the signal aborts. */
export function observeSize(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = attempt(() => new ResizeObserver(callback));
  observer?.observe(element);
  signal.addEventListener('abort', () => observer?.disconnect());
}

/** Returns the browser's service workers. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(() => navigator.serviceWorker);

/** Opens the browser's share sheet. Rejects if the user closes it, or the browser denies or lacks it. */
export const share = async (data: ShareData): Promise<void> => navigator.share(data);

/** Returns the state of the history entry: any value, since other code may have set it. */
export const entryState = (): unknown => attempt(() => history.state);

/** Replaces that state by `null` if reading it throws: the router reads it, and the shop would not start. */
export function guardEntryState(): void {
  if (entryState() === undefined) Object.defineProperty(history, 'state', { value: null });
}
