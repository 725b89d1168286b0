import type { ComponentProps, MouseEvent } from 'react';

/** What a button can say of itself. */
export interface ButtonState {
  /** Its action is under way: shows a spinner. The name and the focus stay, and presses do nothing. */
  loading?: boolean | undefined;
  /** Cannot be pressed now, but can still be reached and read, unlike `disabled`. As `loading` if left out. */
  inactive?: boolean | undefined;
}

/**
 * The element of every push button, which may be loading or inactive. It is never `disabled`: that would drop the
 * keyboard's focus. A press of an inactive submit button, or Enter in its form, submits nothing.
 */
export function PushButton({
  loading = false,
  inactive = loading,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonState) {
  return (
    <button
      {...rest}
      {...(loading && { 'aria-busy': true })}
      {...(inactive && { 'aria-disabled': true })}
      onClick={inactive ? (event: MouseEvent) => event.preventDefault() : onClick}
      type={type}
    />
  );
}
