import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';
import * as styles from './VisuallyHidden.module.css';

type HiddenElement = 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'label' | 'legend';

export type VisuallyHiddenProps<As extends HiddenElement = 'span'> = ComponentProps<As> & {
  /** The element to render: for a heading or a label, because a `span` must not contain one. */
  as?: As | undefined;
};

/** Text for screen readers that takes no space on screen. */
export function VisuallyHidden<As extends HiddenElement = 'span'>({
  as,
  className,
  ...rest
}: VisuallyHiddenProps<As>) {
  // The union of the elements would require a ref that fits all of them.
  const Element = (as ?? 'span') as ElementType;
  return <Element {...rest} className={cx(styles.hidden, className)} />;
}
