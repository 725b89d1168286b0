import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Bone } from '../../primitives/Loading/Loading.tsx';
import styles from './ToyCard.module.css';

export type ToyCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The place of a `ToyCard` that is still loading, of the same size. Hidden from screen readers. */
export function ToyCardSkeleton({ className, ...rest }: ToyCardSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(styles.card, className)} data-loading="">
      <div className={styles.sheet}>
        <Bone shape="block" className={styles.picture} />
        <div className={styles.body}>
          <div className={styles.name}>
            <Bone className={styles.nameBone} />
          </div>
          <div className={styles.facts}>
            <span className={styles.fact}>
              <Bone className={styles.factBone} />
            </span>
            <span className={styles.fact}>
              <Bone className={styles.factBone} />
            </span>
          </div>
          <div className={styles.bottom}>
            <div className={styles.price}>
              <Bone className={styles.priceBone} />
            </div>
            <Bone shape="pill" className={styles.moreBone} />
          </div>
        </div>
      </div>
    </div>
  );
}
