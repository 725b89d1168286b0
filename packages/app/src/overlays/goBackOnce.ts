import type { NavigateFunction } from 'react-router';

/**
 * Goes back by one entry of the history. Where the browser's Back is on its way there already, the browser goes there
 * once: with the Navigation API the entry is named, not counted. `navigate` does it in browsers without that API, and
 * where the router keeps a history of its own (in stories).
 * @param key of the location to leave
 */
export function goBackOnce(key: string, navigate: NavigateFunction): void {
  const { history, navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const below = history.state?.key === key && navigation?.entries()[index - 1];
  if (!below) {
    navigate(-1);
    return;
  }
  // Rejected when another traversal, such as the browser's Back, has taken its place.
  navigation.traverseTo(below.key).committed?.catch(() => {});
}
