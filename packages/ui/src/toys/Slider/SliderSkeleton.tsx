import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import carouselStyles from '../../components/Carousel/Carousel.module.css';
import controlStyles from '../../components/Carousel/CarouselControls.module.css';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { LoadingStatus, Skeleton } from '../../primitives/Loading/Loading.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import slideStyles from './Slide.module.css';
import styles from './SliderSkeleton.module.css';

export type SliderSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is being waited for. */
  status?: string | undefined;
};

/** The place of a `Slider` whose toys are still loading: the same boxes, so that nothing moves. */
export function SliderSkeleton({
  status = 'Loading toys...',
  className,
  ...rest
}: SliderSkeletonProps) {
  return (
    <div {...rest} className={cx(base.root, carouselStyles.carousel, className)}>
      <div className={slideStyles.slide}>
        <ScallopedFrame className={slideStyles.frame}>
          <Skeleton shape="block" />
        </ScallopedFrame>
        <div className={slideStyles.text}>
          <div className={styles.name}>
            <LoadingStatus className={styles.status}>{status}</LoadingStatus>
            <Skeleton className={styles.nameSkeleton} />
          </div>
          <div className={cx(slideStyles.about, styles.about)}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton className={styles.lastLine} />
          </div>
          <Skeleton shape="pill" className={cx(slideStyles.viewMore, styles.viewMore)} />
        </div>
      </div>
      <div className={controlStyles.controls} aria-hidden="true">
        <Skeleton shape="pill" className={styles.rotation} />
        <Skeleton shape="circle" className={styles.step} />
        <span className={cx(controlStyles.position, styles.position)} />
        <Skeleton shape="circle" className={styles.step} />
      </div>
    </div>
  );
}
