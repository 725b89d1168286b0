import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType } from 'react';
import styles from './VisuallyHidden.module.css';

type HiddenElement = 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'label' | 'legend';

export type VisuallyHiddenProps<As extends HiddenElement = 'span'> = ComponentProps<As> & {
  /** The element to be: a heading or a label is hidden itself, as no `span` may hold it. */
  as?: As | undefined;
};

/** Text for screen readers that takes no room on screen. */
export function VisuallyHidden<As extends HiddenElement = 'span'>({
  as,
  className,
  ...rest
}: VisuallyHiddenProps<As>) {
  // The union of the elements would ask for a ref that fits all of them.
  const Element = (as ?? 'span') as ElementType;
  return <Element {...rest} className={cx(styles.hidden, className)} />;
}
