/*
 * An overlay (a drawer, a sheet, a menu) is open where the state of the history entry says so: Back closes it, Forward
 * opens it, a reload keeps it, and the address never changes.
 */

/** What the state of a history entry says of the overlay that is open. */
export interface OpenOverlay {
  name: string;
  /** The key of the entry that it was opened on: to scroll positions and `#` both are the same page. */
  openedOn: string;
}

/** Reads the state of a history entry, which may hold anything. */
export function readOpenOverlay(state: unknown): OpenOverlay | undefined {
  const { overlay }: { overlay?: unknown } = Object(state);
  const { name, openedOn }: { name?: unknown; openedOn?: unknown } = Object(overlay);
  return typeof name === 'string' && typeof openedOn === 'string' ? { name, openedOn } : undefined;
}

/** The key of the page under a location: an overlay that is open on it has an entry of its own. */
export function pageKey({ key, state }: { key: string; state: unknown }): string {
  return readOpenOverlay(state)?.openedOn ?? key;
}
