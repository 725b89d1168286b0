import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, which composes a text and takes Enter, Escape and the arrows for itself.
 * Safari ends the composition before it reports the Enter that ended it: only the key code 229 tells.
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean =>
  event.keyCode === 229 || ('nativeEvent' in event ? event.nativeEvent : event).isComposing;
