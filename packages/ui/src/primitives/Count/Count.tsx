import { cx } from 'class-variance-authority';
import styles from './Count.module.css';

interface CountProps {
  /** The number, as it is written. */
  children: string;
  /** Says where it stands. */
  className: string | undefined;
}

/**
 * A number on a button. No text: what is seen would have to be part of the button's name (WCAG 2.5.3), which says it in
 * its own way.
 */
export const Count = ({ children, className }: CountProps) => (
  <span aria-hidden="true" className={cx(styles.count, className)} data-count={children} />
);
