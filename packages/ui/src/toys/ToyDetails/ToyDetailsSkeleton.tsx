'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Container } from '../../primitives/Container/Container.tsx';
import { LoadingStatus, Skeleton } from '../../primitives/Loading/Loading.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import * as styles from './ToyDetails.module.css';
import * as own from './ToyDetailsSkeleton.module.css';
import * as facts from './ToyFacts.module.css';
import * as purchase from './ToyPurchase.module.css';
import * as story from './ToyStory.module.css';

/** The text of a skeleton. */
export interface ToyDetailsSkeletonLabels {
  /** The name of the loading content. */
  loading: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ToyDetailsSkeleton: ToyDetailsSkeletonLabels;
  }
}

const defaultLabels: ToyDetailsSkeletonLabels = { loading: 'Loading…' };

export type ToyDetailsSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Reserves a line for the page's `priceNote`. */
  priceNote?: boolean | undefined;
  /** Reserves the places of a toy's age and of who answers for it. */
  origin?: boolean | undefined;
  /** Replaces the text. */
  labels?: PartialLabels<ToyDetailsSkeletonLabels> | undefined;
};

/** Placeholder for `ToyDetails` while its toy is loading (specification, section 2, Toy detail). */
export function ToyDetailsSkeleton({
  priceNote = false,
  origin = false,
  labels,
  className,
  ...rest
}: ToyDetailsSkeletonProps) {
  const { loading } = useLabels('ToyDetailsSkeleton', defaultLabels, labels);
  return (
    <div {...rest} className={cx(base.root, styles.details, className)}>
      <Container className={styles.body}>
        <LoadingStatus className={styles.waiting}>{loading}</LoadingStatus>
        <div className={styles.columns} data-origin={origin || undefined} aria-hidden="true">
          <ScallopedFrame>
            <Skeleton shape="block" />
          </ScallopedFrame>
          <div className={styles.words}>
            <div className={styles.summary}>
              <Lines count={2} className={own.name} />
              <Lines count={2} className={own.lead} />
              <div className={styles.price}>
                <Skeleton className={own.price} />
              </div>
              {priceNote && <Lines count={1} className={styles.priceNote} />}
              <div className={cx(facts.list, styles.facts)}>
                {[...(origin ? ['age'] : []), 'rating', 'quantity', 'seller'].map((fact) => (
                  <div key={fact}>
                    <Lines count={1} className={own.term} />
                    <Lines count={1} className={own.fact} />
                  </div>
                ))}
              </div>
            </div>
            <div className={purchase.action}>
              <Skeleton shape="pill" className={own.add} />
            </div>
          </div>
          {origin && (
            <section>
              <Lines count={6} className={own.origin} />
            </section>
          )}
        </div>
      </Container>
      <div className={story.story} aria-hidden="true">
        <Container className={story.spread}>
          <Lines count={1} className={own.title} />
          <Lines count={4} className={own.text} />
        </Container>
      </div>
    </div>
  );
}

/** Placeholders for lines of text, as high as the class makes a line. */
function Lines({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={cx(own.lines, className)}>
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
