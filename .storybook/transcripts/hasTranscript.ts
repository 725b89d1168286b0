import type { ScreenshotStory } from '../screenshots/modes.ts';
import { statusOf } from '../status.ts';

/** The names of stories that show a component in its usual state, or in another one that a screen reader announces. */
const MAIN_STATES = new Set([
  'default',
  ...['disabled', 'invalid', 'invalid-email', 'no-match', 'nothing-typed', 'one-left', 'typing'],
  ...['failed', 'provider-refused', 'refused', 'wrong-code', 'wrong-password'],
  ...['deleting', 'loading', 'pending', 'saving', 'sending', 'verifying'],
  ...['done', 'removed', 'saved', 'sent', 'signed-in'],
  ...['empty', 'gone', 'out-of-stock', 'sold-out', 'no-toys', 'one-toy'],
  ...['photo', 'states', 'two-step-on', 'with-hint'],
]);

/** Tags of a story that has a transcript besides those, and of one that has none, with the reason next to it. */
const TRANSCRIPT = 'transcript';
const NO_TRANSCRIPT = 'no-transcript';

/** Whether what a screen reader announces in a story is stored: components in their main states. */
export function hasTranscript({ id, tags }: ScreenshotStory): boolean {
  if (statusOf(tags) === undefined || tags.includes(NO_TRANSCRIPT)) return false;
  const isMain = tags.includes('dev') && MAIN_STATES.has(id.replace(/^.*--/, ''));
  return isMain || tags.includes(TRANSCRIPT);
}
