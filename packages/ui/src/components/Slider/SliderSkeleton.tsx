import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Bone, LoadingStatus } from '../../primitives/Loading/Loading.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import slideStyles from './Slide.module.css';
import sliderStyles from './Slider.module.css';
import controlStyles from './SliderControls.module.css';
import styles from './SliderSkeleton.module.css';

export type SliderSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is being waited for, in words. */
  status?: string | undefined;
};

/** The place of a `Slider` whose toys are still loading: the same boxes, so that nothing moves. */
export function SliderSkeleton({
  status = 'Loading toys...',
  className,
  ...rest
}: SliderSkeletonProps) {
  return (
    <div {...rest} className={cx(sliderStyles.slider, className)}>
      <div className={slideStyles.slide}>
        <Stamp className={slideStyles.stamp}>
          <Bone shape="block" />
        </Stamp>
        <div className={slideStyles.words}>
          <div className={styles.name}>
            <LoadingStatus className={styles.status}>{status}</LoadingStatus>
            <Bone className={styles.nameBone} />
          </div>
          <div className={cx(slideStyles.about, styles.about)}>
            <Bone />
            <Bone />
            <Bone />
            <Bone className={styles.lastLine} />
          </div>
          <Bone shape="pill" className={cx(slideStyles.viewMore, styles.viewMore)} />
        </div>
      </div>
      <div className={controlStyles.controls} aria-hidden="true">
        <Bone shape="pill" className={styles.rotation} />
        <Bone shape="circle" className={styles.step} />
        <span className={cx(controlStyles.position, styles.position)} />
        <Bone shape="circle" className={styles.step} />
      </div>
    </div>
  );
}
