import type { ComponentProps, MouseEvent } from 'react';

/** The states of a button. */
export interface ButtonState {
  /** The action is in progress: shows a spinner. The name and the focus stay, and presses do nothing. */
  loading?: boolean | undefined;
  /** Cannot be pressed now, but can still be focused and read, unlike `disabled`. Defaults to `loading`. */
  inactive?: boolean | undefined;
}

/**
 * The element of every push button, which may be loading or inactive. It is never `disabled`, because the keyboard
 * focus would be lost. A press of an inactive submit button, or Enter in its form, submits nothing.
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
