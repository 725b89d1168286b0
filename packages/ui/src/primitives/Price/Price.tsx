'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.module.css';
import { PriceText } from './PriceText.tsx';

/** The text of a price. */
export interface PriceLabels {
  /** Read before the previous price, which is struck through. */
  before: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Price: PriceLabels;
  }
}

const defaultLabels: PriceLabels = { before: 'Before:' };

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In minor units of the `UiProvider`'s currency, such as cents: an integer. */
  value: number;
  /** The previous price, also in minor units. Shown if it is higher than `value`. */
  compareAt?: number | undefined;
  /** Replaces the text. */
  labels?: PartialLabels<PriceLabels> | undefined;
};

/** A price in the shop's language and currency. It inherits its font. */
export function Price({ value, compareAt, labels, className, ...rest }: PriceProps) {
  const { before } = useLabels('Price', defaultLabels, labels);
  return (
    <span {...rest} className={cx(styles.price, className)}>
      <PriceText value={value} />
      {compareAt !== undefined && compareAt > value && (
        <>
          {' '}
          <s>
            <VisuallyHidden>{`${before} `}</VisuallyHidden>
            <PriceText value={compareAt} />
          </s>
        </>
      )}
    </span>
  );
}
