'use client';

import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { googleLogo } from '../form/googleLogo.ts';
import * as styles from './GoogleButton.module.css';

/** The text of Google's button. */
export interface GoogleButtonLabels {
  google: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    GoogleButton: GoogleButtonLabels;
  }
}

const defaultLabels: GoogleButtonLabels = { google: 'Continue with Google' };

export type GoogleButtonProps = Omit<ButtonProps, 'children' | 'disabled' | 'variant'> & {
  /**
   * Google's window is open: the button shows a spinner. It still opens another window, so that a user who lost or
   * closed the first one is not locked out.
   */
  loading?: boolean | undefined;
  /** Cannot be pressed now, but can still be focused. */
  inactive?: boolean | undefined;
  /**
   * Called when the user hovers, focuses or touches the button: time to load what Google's window needs. Can be called
   * more than once.
   */
  onIntent?: (() => void) | undefined;
  /** Replaces the text. */
  labels?: PartialLabels<GoogleButtonLabels> | undefined;
};

/** Signs in with a Google account. The logo is Google's own, unaltered, as its brand rules require. */
export function GoogleButton({
  loading = false,
  inactive = false,
  onIntent,
  onPointerEnter,
  onPointerDown,
  onFocus,
  labels,
  ...rest
}: GoogleButtonProps) {
  const { google } = useLabels('GoogleButton', defaultLabels, labels);
  return (
    <Button
      fullWidth
      {...rest}
      variant="plain"
      loading={loading}
      data-opens-window // browsers block a popup that opens too late after the click
      inactive={inactive}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        onIntent?.();
      }}
      // A finger fires no pointerenter before it touches.
      onPointerDown={(event) => {
        onPointerDown?.(event);
        onIntent?.();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        onIntent?.();
      }}
    >
      {!loading && <img src={googleLogo} alt="" width={20} height={20} className={styles.logo} />}
      <span>{google}</span>
    </Button>
  );
}
