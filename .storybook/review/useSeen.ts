import { useState } from 'react';

const KEY = 'toystore-review-seen';

function stored(commit: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isOfCommit = typeof value === 'object' && value !== null && Reflect.get(value, 'of');
    const names: unknown = isOfCommit === commit ? Reflect.get(Object(value), 'names') : [];
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // storage is off, or another version wrote it
  }
}

/**
 * Keeps which pictures were looked at, in this browser, for one comparison.
 * @param of names the two commits that are compared
 */
export function useSeen(of: string) {
  const [seen, setSeen] = useState(() => new Set(stored(of)));
  const mark = (name: string, isSeen: boolean) => {
    const next = new Set(seen);
    if (isSeen) next.add(name);
    else next.delete(name);
    setSeen(next);
    try {
      localStorage.setItem(KEY, JSON.stringify({ of, names: [...next] }));
    } catch {
      // Storage is off: it is kept until the page is closed.
    }
  };
  return { seen, mark };
}
