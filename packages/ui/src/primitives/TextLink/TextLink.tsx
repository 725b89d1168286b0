'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import * as control from '../BaseStyles/Control.module.css';
import { Spinner } from '../Loading/Spinner.tsx';
import { type ButtonState, PushButton } from '../state/PushButton.tsx';
import * as styles from './TextLink.module.css';

export type TextLinkProps = UiLinkProps;

/** An underlined link in a text, tall enough for a thumb. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  const { Link } = useUi();
  return <Link {...rest} className={cx(control.root, styles.link, className)} />;
}

export type TextButtonProps = ComponentProps<'button'> & ButtonState;

/** A button that looks like a `TextLink`, for an action inside a line of text. */
export function TextButton({ className, children, ...rest }: TextButtonProps) {
  return (
    <PushButton {...rest} className={cx(control.root, styles.link, styles.button, className)}>
      {rest.loading && <Spinner speed="fast" />}
      <span className={control.content}>{children}</span>
    </PushButton>
  );
}
