'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import styles from './TextLink.module.css';

/** An underlined link in words, tall enough for a thumb. */
export function TextLink({ className, ...rest }: UiLinkProps) {
  const { Link } = useUi();
  return <Link {...rest} className={cx(styles.link, className)} />;
}

/** A button in a `TextLink`'s clothes: for an action that sits in a line of text. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={cx(styles.link, className)} />;
}
