'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import styles from './Button.module.css';

interface ButtonLook {
  /**
   * `primary` is the screen's one main action; `outline` stands beside it; `plain` is a quiet choice
   * on a sheet; `dark` stands on a coloured band; `chip` is the small action on a card.
   */
  kind?: 'primary' | 'outline' | 'plain' | 'dark' | 'chip';
  /** `l` for a screen's main action. */
  size?: 'm' | 'l';
  /** Takes the whole width of its container. */
  wide?: boolean;
}

const look = cva(styles.button, {
  variants: {
    kind: {
      primary: styles.primary,
      outline: styles.outline,
      plain: styles.plain,
      dark: styles.dark,
      chip: styles.chip,
    },
    size: { m: undefined, l: styles.large },
    wide: { true: styles.wide, false: undefined },
  },
  defaultVariants: { kind: 'outline', size: 'm', wide: false },
});

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** A push button. Never submits a form unless `type="submit"` is given. */
export function Button({ kind, size, wide, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={look({ kind, size, wide, className })} />;
}

export type ButtonLinkProps = UiLinkProps & ButtonLook;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  const { Link } = useUi();
  return <Link {...rest} className={look({ kind, size, wide, className })} />;
}

export type IconButtonProps = ComponentProps<'button'> & {
  /** The button's accessible name: an icon has none. */
  'aria-label': string;
  /** `ring` is outlined, `bare` shows only its icon. */
  kind?: 'ring' | 'bare';
};

/** A round button of `--target` size that shows one icon. */
export function IconButton({
  kind = 'ring',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return <button {...rest} type={type} className={cx(styles.icon, className)} data-kind={kind} />;
}
