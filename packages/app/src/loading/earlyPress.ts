/*
 * A drawn page can be pressed before its code has come. Links and fields work by themselves; a button does not.
 * So buttons that were pressed too early are pressed again when somebody listens.
 */

const NAME = 'toystorePressed';

/** For a drawn page: remembers which buttons were pressed. Enter in a field presses one, too. */
export const rememberPresses = `<script>window.${NAME}=[];addEventListener("click",e=>{let b=e.target.closest("button");b&&window.${NAME}?.push(b)},true)</script>`;

/** Ends the remembering: which buttons were pressed. Each once: who saw nothing happen, and pressed again, wants no second one. */
export function takePresses(): HTMLElement[] {
  const pressed: unknown = Reflect.get(window, NAME);
  Reflect.deleteProperty(window, NAME);
  if (!Array.isArray(pressed)) return [];
  return [...new Set(pressed)].filter((button) => button instanceof HTMLElement);
}
