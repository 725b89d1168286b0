'use client';

import { cx } from 'class-variance-authority';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import { BrandMark } from '../Shapes/BrandMark.tsx';
import styles from './Brand.module.css';

/** The shop's mark and name, as a link. Its size follows the font size. */
export function Brand({ className, children, ...rest }: UiLinkProps) {
  const { Link } = useUi();
  return (
    <Link {...rest} className={cx(styles.brand, className)}>
      <BrandMark className={styles.mark} />
      <span>{children}</span>
    </Link>
  );
}
