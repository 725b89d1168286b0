'use client';

import { cx } from 'class-variance-authority';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import * as control from '../BaseStyles/Control.module.css';
import { BrandMark } from '../Shapes/BrandMark.tsx';
import * as styles from './Brand.module.css';

/** The brand mark and the shop's name, as a link. Its size follows the font size. */
export function Brand({ className, children, ...rest }: UiLinkProps) {
  const { Link } = useUi();
  return (
    <Link {...rest} className={cx(control.root, styles.brand, className)}>
      <BrandMark className={styles.brandMark} />
      <span>{children}</span>
    </Link>
  );
}
