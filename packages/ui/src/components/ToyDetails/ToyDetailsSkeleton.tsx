import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import { Bone, LoadingStatus } from '../../primitives/Loading/Loading.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import styles from './ToyDetails.module.css';

export type ToyDetailsSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is being waited for, in words. */
  status?: string | undefined;
};

/** The place of `ToyDetails` while its toy is loading (specification, section 2, Toy detail). */
export function ToyDetailsSkeleton({
  status = 'Loading......',
  className,
  ...rest
}: ToyDetailsSkeletonProps) {
  return (
    <div {...rest} className={cx(styles.details, className)}>
      <Container>
        <LoadingStatus className={styles.waiting}>{status}</LoadingStatus>
        <div className={styles.columns} aria-hidden="true">
          <Stamp>
            <Bone shape="block" />
          </Stamp>
          <div className={styles.words}>
            <Bone className={styles.nameBone} />
            <Bone className={styles.leadBone} />
            <Bone className={styles.priceBone} />
            <Bone className={styles.factsBone} />
            <Bone shape="pill" className={styles.addBone} />
          </div>
        </div>
      </Container>
      <div className={styles.story} aria-hidden="true">
        <Container className={styles.spread}>
          <Bone className={styles.storyTitleBone} />
          <Bone className={styles.textBone} />
        </Container>
      </div>
    </div>
  );
}
