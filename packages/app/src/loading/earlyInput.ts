/*
 * A prerendered page can be scrolled before its code has loaded. A scroll event does not say whether the user or the browser
 * scrolls, so the page records the user's input.
 */

const NAME = 'toystoreInput';

/** The events by which a user scrolls: by wheel, touch, keyboard, or the pointer on a scrollbar. */
export const USER_INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The inline script of a prerendered page that records whether the user acts. */
export const earlyInputScript = `for(let t of ${JSON.stringify(USER_INPUT)})addEventListener(t,()=>window.${NAME}=1,{once:!0,passive:!0})`;

/** Returns whether the user acted since this document was opened, if it is a prerendered page. */
export const hasEarlyInput = (): boolean => Reflect.has(window, NAME);
