'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as carouselStyles from '../../components/Carousel/Carousel.module.css';
import * as controlStyles from '../../components/Carousel/CarouselControls.module.css';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { LoadingStatus, Skeleton } from '../../primitives/Loading/Loading.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import * as slideStyles from './Slide.module.css';
import * as styles from './SliderSkeleton.module.css';

/** The text of a skeleton. */
export interface SliderSkeletonLabels {
  /** The name of the loading content. */
  loading: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SliderSkeleton: SliderSkeletonLabels;
  }
}

const defaultLabels: SliderSkeletonLabels = { loading: 'Loading toys…' };

export type SliderSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Replaces the text. */
  labels?: PartialLabels<SliderSkeletonLabels> | undefined;
};

/** Placeholder for a `Slider` whose toys are loading: the same boxes, so that nothing shifts. */
export function SliderSkeleton({ labels, className, ...rest }: SliderSkeletonProps) {
  const { loading } = useLabels('SliderSkeleton', defaultLabels, labels);
  return (
    <div {...rest} className={cx(base.root, carouselStyles.carousel, className)}>
      <div className={slideStyles.slide}>
        <ScallopedFrame className={slideStyles.frame}>
          <Skeleton shape="block" />
        </ScallopedFrame>
        <div className={slideStyles.text}>
          <div className={styles.name}>
            <LoadingStatus className={styles.status}>{loading}</LoadingStatus>
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
        <span className={controlStyles.position} />
        <Skeleton shape="circle" className={styles.step} />
      </div>
    </div>
  );
}
