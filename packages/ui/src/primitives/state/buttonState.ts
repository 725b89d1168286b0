import type { MouseEvent, MouseEventHandler } from 'react';

/** The states of a button. */
export interface ButtonState {
  /** The action is in progress: shows a spinner. The name and the focus stay, and presses do nothing. */
  loading?: boolean | undefined;
  /** Cannot be pressed now, but can still be focused and read, unlike `disabled`. Defaults to `loading`. */
  inactive?: boolean | undefined;
}

/**
 * Returns the attributes and the handler of a button that may be loading or inactive. It is never `disabled`, because
 * the keyboard focus would be lost. A press of an inactive submit button, or Enter in its form, submits nothing.
 */
export function buttonState(
  { loading = false, inactive = loading }: ButtonState,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
) {
  return {
    ...(loading && { 'aria-busy': true }),
    ...(inactive && { 'aria-disabled': true }),
    onClick: inactive ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}
