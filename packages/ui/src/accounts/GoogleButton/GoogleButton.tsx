'use client';

import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { googleLogo } from '../form/googleLogo.ts';
import styles from './GoogleButton.module.css';

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
   * Google's window is open: shows that the shop waits for it. The button can still be pressed, for another window:
   * one that was lost or closed must not lock anybody out.
   */
  loading?: boolean | undefined;
  /** Not to be pressed now, though it can still be reached. */
  inactive?: boolean | undefined;
  /**
   * The button may be pressed soon: it was pointed at, focused or touched. Time to load what Google's window needs.
   * Called more than once.
   */
  onIntent?: (() => void) | undefined;
  /** Replaces the text. */
  labels?: PartialLabels<GoogleButtonLabels> | undefined;
};

/** Signs in with a Google account. The logo is Google's own, unaltered, as its brand rules ask. */
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
      data-opens-window // a click that comes too late would be blocked as a popup
      inactive={inactive}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        onIntent?.();
      }}
      // A finger comes down without having pointed before.
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
