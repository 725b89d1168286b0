import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Skeleton } from '../../primitives/Loading/Loading.tsx';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import styles from './CategoryCard.module.css';
import { CategoryCard } from './CategoryCard.tsx';

/** The pictures as wide as the columns of `CategoryCard.module.css` make them. */
const pictureSizes =
  '(min-width: 1360px) 177px, (min-width: 64rem) 13vw, (min-width: 48rem) 27vw, calc(33vw - 22px)';

export type CategoryGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The toys that stand for the categories, in the order shown. */
  toys: readonly Toy[];
  /** Where a category leads: a function of its toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
};

/** Category cards, six in a row or three (specification, section 2: the first 6 toys). */
export function CategoryGrid({ toys, toyHref, className, ...rest }: CategoryGridProps) {
  return (
    <ul {...rest} className={cx(base.root, styles.grid, className)}>
      {toys.map((toy) => (
        <li key={toy.toyId} className={styles.item}>
          <CategoryCard
            name={toy.toyName}
            imageUrl={toy.pictureURL}
            pictureSizes={pictureSizes}
            href={toyAddress(toyHref, toy)}
          />
        </li>
      ))}
    </ul>
  );
}

export type CategoryGridSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many cards to hold the place of. */
  count?: number | undefined;
};

/** The place of a `CategoryGrid` that is still loading. Hidden from screen readers: say it with `LoadingStatus`. */
export function CategoryGridSkeleton({ count = 6, className, ...rest }: CategoryGridSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(base.root, styles.grid, className)}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className={styles.category}>
          <span className={styles.round}>
            <Skeleton shape="circle" />
          </span>
          <span className={styles.name}>
            <Skeleton className={styles.nameSkeleton} />
          </span>
        </div>
      ))}
    </div>
  );
}
