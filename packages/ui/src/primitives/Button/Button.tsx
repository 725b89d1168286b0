'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import * as control from '../BaseStyles/Control.module.css';
import { Spinner } from '../Loading/Spinner.tsx';
import { type ButtonState, PushButton } from '../state/PushButton.tsx';
import * as styles from './Button.module.css';

/** The variants of a `Button` or a `ButtonLink`. */
export interface ButtonVariants {
  /**
   * `primary` is the screen's only main action; `outline` is for actions beside it; `plain` is a quiet choice on a
   * sheet; `dark` is for a coloured section; `chip` is the small action on a card; `danger` is for actions that cannot
   * be undone.
   */
  variant?: 'primary' | 'outline' | 'plain' | 'dark' | 'chip' | 'danger';
  /** `l` for a screen's main action. */
  size?: 'm' | 'l';
  /** Makes the button as wide as its container. */
  fullWidth?: boolean;
}

const button = cva([control.root, styles.button], {
  variants: {
    variant: {
      primary: styles.primary,
      outline: styles.outline,
      plain: styles.plain,
      dark: styles.dark,
      chip: styles.chip,
      danger: styles.danger,
    },
    size: { m: undefined, l: styles.large },
    fullWidth: { true: styles.fullWidth, false: undefined },
  },
  defaultVariants: { variant: 'outline' },
});

export type ButtonProps = ComponentProps<'button'> & ButtonVariants & ButtonState;

/** A push button. Never submits a form unless `type="submit"` is given. */
export function Button({ variant, size, fullWidth, className, children, ...rest }: ButtonProps) {
  return (
    <PushButton {...rest} className={button({ variant, size, fullWidth, className })}>
      {rest.loading && <Spinner speed="fast" />}
      <span className={control.content}>{children}</span>
    </PushButton>
  );
}

export type ButtonLinkProps = UiLinkProps & ButtonVariants;

/** A link that looks like a button: it navigates, while a `Button` performs an action. */
export function ButtonLink({ variant, size, fullWidth, className, ...rest }: ButtonLinkProps) {
  const { Link } = useUi();
  return <Link {...rest} className={button({ variant, size, fullWidth, className })} />;
}

const iconButton = cva([control.root, styles.icon], {
  variants: { variant: { outline: undefined, bare: styles.bare } },
  defaultVariants: { variant: 'outline' },
});

export type IconButtonProps = ComponentProps<'button'> &
  ButtonState & {
    /** The button's accessible name, because an icon has none. */
    'aria-label': string;
    /** `outline` has a ring, `bare` shows only its icon. */
    variant?: 'outline' | 'bare';
  };

/** A round button of `--ts-target` size that shows one icon, or a spinner in its place. */
export function IconButton({ variant, className, children, ...rest }: IconButtonProps) {
  return (
    <PushButton {...rest} className={iconButton({ variant, className })}>
      {rest.loading ? <Spinner speed="fast" /> : children}
    </PushButton>
  );
}
