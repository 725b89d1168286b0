import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Skeleton } from '../../primitives/Loading/Loading.tsx';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import * as styles from './CategoryCard.module.css';
import { CategoryCard } from './CategoryCard.tsx';

/** The widths of the columns in `CategoryCard.module.css`. */
const pictureSizes =
  '(min-width: 1360px) 177px, (min-width: 64rem) 13vw, (min-width: 48rem) 27vw, calc(33vw - 22px)';

export type CategoryGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The toys that represent the categories, in the order shown. */
  toys: ReadonlyArray<Toy>;
  /** A category's href: a function of its toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
};

/** Category cards, six or three in a row (specification, section 2: the first 6 toys). */
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
  /** The number of placeholder cards. */
  count?: number | undefined;
};

/** Placeholder for a `CategoryGrid` that is loading. Hidden from screen readers: announce it with `LoadingStatus`. */
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
