import type { NavigateFunction } from 'react-router';
import type { OpenOverlay } from './overlayState.ts';

/**
 * The Navigation API's key of the history entry at a location; undefined in browsers without that API, and where the
 * router keeps a history of its own (in stories).
 */
export function browserEntryKey({ key }: { key: string }): string | undefined {
  const { key: browserKey = 'default' }: { key?: string } = Object(window.history.state);
  return browserKey === key ? window.navigation?.currentEntry?.key : undefined;
}

/**
 * Goes back to the entry under an overlay. Where the browser's Back is on its way there already, the browser goes there
 * once: the entry is named, not counted.
 */
export function goBelow(overlay: OpenOverlay | undefined, navigate: NavigateFunction): void {
  const entryBelow = overlay?.entryBelow;
  const isKnown = window.navigation?.entries().some(({ key }) => key === entryBelow);
  if (entryBelow === undefined || !isKnown) {
    navigate(-1);
    return;
  }
  const { committed, finished } = window.navigation.traverseTo(entryBelow);
  // Rejected when another traversal, such as the browser's Back, has taken its place.
  for (const result of [committed, finished]) result?.catch(() => {});
}
