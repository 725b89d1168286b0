/*
 * How far down each visited place of the shop was, in pixels. They outlive a reload in the session's storage; where
 * that is denied, they last as long as the page.
 */

const KEY = 'toystore.scroll';

let offsets: Map<string, number> | undefined;

/** The offsets, to be read and changed. */
export function readOffsets(): Map<string, number> {
  if (offsets === undefined) {
    offsets = new Map(stored());
    const { pathname, hash } = window.location;
    if (isNewVisit()) offsets.delete(pathname + hash); // an earlier visit's
  }
  return offsets;
}

/** Whether this document was opened, rather than reloaded or come back to. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

function stored(): [string, number][] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof read !== 'object' || read === null) return [];
    return Object.entries(read).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Stores the offsets for after a reload. */
export function writeOffsets(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(readOffsets())));
  } catch {
    // Storage is denied or full: after a reload the page opens as the browser has it.
  }
}
