import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to an input method, which composes a text and handles Enter, Escape and the arrow keys
 * itself. Safari ends the composition before it reports the Enter that ended it: only the key code 229 identifies that
 * key.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean =>
  event.keyCode === 229 || ('nativeEvent' in event ? event.nativeEvent : event).isComposing;
