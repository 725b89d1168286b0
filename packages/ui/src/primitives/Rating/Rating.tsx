'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { useUi } from '../../UiProvider.tsx';
import { Star } from '../Shapes/Star.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.module.css';

/** The texts of a rating. */
export interface RatingLabels {
  rating: string;
  /** The number of ratings, read after the rating. */
  count: Label<CountValues>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Rating: RatingLabels;
  }
}

const defaultLabels: RatingLabels = {
  rating: 'Rating:',
  count: ({ count, written }) => `${written} ${count === 1 ? 'rating' : 'ratings'}`,
};

export type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** From 0 to 5. */
  value: number;
  /** The number of ratings. */
  count?: number | undefined;
  /** Omits the label, for example because a `<dt>` has it. */
  hideLabel?: boolean | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<RatingLabels> | undefined;
};

/** An average rating: a star, the number, and how many people gave one. */
export function Rating({
  value,
  count,
  hideLabel = false,
  labels: ownLabels,
  className,
  ...rest
}: RatingProps) {
  const { formatNumber, formatCount } = useUi();
  const labels = useLabels('Rating', defaultLabels, ownLabels);
  const written = formatNumber(value);
  return (
    <span {...rest} className={cx(styles.rating, className)}>
      <Star className={styles.star} />
      <span>{hideLabel ? written : `${labels.rating} ${written}`}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{`(${formatNumber(count)})`}</span>
          <VisuallyHidden>{labels.count(formatCount(count))}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
