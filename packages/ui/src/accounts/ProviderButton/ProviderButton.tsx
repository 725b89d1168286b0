'use client';

import { cx } from 'class-variance-authority';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { splitAround } from '../../locale/splitAround.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import type { ProviderFace } from '../providers/ProviderFace.ts';
import { ProviderLogo } from '../providers/ProviderLogo.tsx';
import * as styles from './ProviderButton.module.css';

/** The text of a provider's button. */
export interface ProviderButtonLabels {
  continueWith: Label<{ provider: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ProviderButton: ProviderButtonLabels;
  }
}

const defaultLabels: ProviderButtonLabels = {
  continueWith: ({ provider }) => `Continue with ${provider}`,
};

export type ProviderButtonProps = Omit<ButtonProps, 'children' | 'disabled' | 'variant'> & {
  /** The provider of the account that the user signs in with, such as `googleFace`. */
  provider: ProviderFace;
  /**
   * The provider's window is open: the button shows a spinner. It still opens another window, so that a user who lost or
   * closed the first one is not locked out.
   */
  loading?: boolean | undefined;
  /** Cannot be pressed now, but can still be focused. */
  inactive?: boolean | undefined;
  /**
   * Called when the user hovers, focuses or touches the button: time to load what the provider's window needs. Can be called
   * more than once.
   */
  onIntent?: (() => void) | undefined;
  /** Replaces the text. */
  labels?: PartialLabels<ProviderButtonLabels> | undefined;
};

/** Signs in with an account elsewhere, with the logo and the colors that its provider's brand rules require. */
export function ProviderButton({
  provider,
  loading = false,
  inactive = false,
  onIntent,
  onPointerEnter,
  onPointerDown,
  onFocus,
  labels,
  className,
  ...rest
}: ProviderButtonProps) {
  const { continueWith } = useLabels('ProviderButton', defaultLabels, labels);
  const text = continueWith({ provider: provider.name });
  const [before, name, after] = splitAround(text, provider.lang ? provider.name : text); // a reader stops at each part
  return (
    <Button
      fullWidth
      {...rest}
      variant="plain"
      className={cx(provider.variant === 'black' && styles.black, className)}
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
      {!loading && <ProviderLogo logo={provider.logo} />}
      <span>
        {wrapText(before)}
        <span lang={provider.lang}>{name}</span>
        {wrapText(after)}
      </span>
    </Button>
  );
}
