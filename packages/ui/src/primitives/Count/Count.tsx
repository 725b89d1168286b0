import { cx } from 'class-variance-authority';
import * as styles from './Count.module.css';

interface CountProps {
  /** The formatted number. */
  children: string;
  /** Sets its position. */
  className: string | undefined;
}

/**
 * A number on a button. It is not text in the document: visible text would have to be part of the button's accessible
 * name (WCAG 2.5.3), which has its own wording for the number.
 */
export const Count = ({ children, className }: CountProps) => (
  <span aria-hidden="true" className={cx(styles.count, className)} data-count={children} />
);
