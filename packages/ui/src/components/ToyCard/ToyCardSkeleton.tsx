import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Bone } from '../../primitives/Loading/Loading.tsx';
import styles from './ToyCard.module.css';
import facts from './ToyCardFacts.module.css';
import bones from './ToyCardSkeleton.module.css';

export type ToyCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The place of a `ToyCard` that is still loading, of the same size. Hidden from screen readers. */
export function ToyCardSkeleton({ className, ...rest }: ToyCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(styles.card, className)} data-loading="">
      <div className={styles.sheet}>
        <Bone shape="block" className={styles.picture} />
        <div className={styles.body}>
          <div className={styles.name}>
            <Bone className={bones.name} />
          </div>
          <div className={facts.facts}>
            <span className={facts.fact}>
              <Bone className={bones.fact} />
            </span>
            <span className={facts.fact}>
              <Bone className={bones.fact} />
            </span>
          </div>
          <div className={facts.bottom}>
            <div className={facts.price}>
              <Bone className={bones.price} />
            </div>
            <Bone shape="pill" className={bones.more} />
          </div>
        </div>
      </div>
    </div>
  );
}
