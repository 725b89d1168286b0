import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Skeleton } from '../../primitives/Loading/Loading.tsx';
import * as styles from './ToyCard.module.css';
import * as facts from './ToyCardFacts.module.css';
import * as skeletonStyles from './ToyCardSkeleton.module.css';

export type ToyCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder for a `ToyCard` that is loading, of the same size. Hidden from screen readers. */
export function ToyCardSkeleton({ className, ...rest }: ToyCardSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cx(base.root, styles.card, className)}
      data-loading=""
    >
      <div className={styles.sheet}>
        <Skeleton shape="block" className={styles.picture} />
        <div className={styles.body}>
          <div className={styles.name}>
            <Skeleton className={skeletonStyles.name} />
          </div>
          <div className={facts.facts}>
            <span className={facts.fact}>
              <Skeleton className={skeletonStyles.fact} />
            </span>
            <span className={facts.fact}>
              <Skeleton className={skeletonStyles.fact} />
            </span>
          </div>
          <div className={facts.bottom}>
            <div className={facts.price}>
              <Skeleton className={skeletonStyles.price} />
            </div>
            <Skeleton shape="pill" className={skeletonStyles.more} />
          </div>
        </div>
      </div>
    </div>
  );
}
