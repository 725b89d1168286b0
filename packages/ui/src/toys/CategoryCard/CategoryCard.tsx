'use client';

import { cx } from 'class-variance-authority';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { type UiLinkProps, useUi } from '../../UiProvider.tsx';
import * as styles from './CategoryCard.module.css';

export type CategoryCardProps = Omit<UiLinkProps, 'children'> & {
  /** The text under the picture, and the link's accessible name. */
  name: string;
  /** The picture's URL. */
  imageUrl: string;
  /** The picture's width as an `<img sizes>` list. */
  pictureSizes?: string | undefined;
};

/** A round picture above a name, all of it one link (specification, section 2, 'Top by Category'). */
export function CategoryCard({
  name,
  imageUrl,
  pictureSizes = '205px',
  className,
  ...rest
}: CategoryCardProps) {
  const { Link } = useUi();
  return (
    <Link {...rest} className={cx(base.root, styles.category, className)}>
      <span className={styles.round}>
        <Picture url={imageUrl} alt="" sizes={pictureSizes} className={styles.picture} />
      </span>
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </Link>
  );
}
