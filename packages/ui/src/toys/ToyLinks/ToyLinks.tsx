'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import * as styles from './ToyLinks.module.css';

/** The texts of links to toys. */
export interface ToyLinksLabels {
  /** Before the price, for screen readers. */
  price: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ToyLinks: ToyLinksLabels;
  }
}

const defaultLabels: ToyLinksLabels = { price: 'Price:' };

export type ToyLinksProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The toys, in the order shown; their ids are unique. */
  toys: readonly Toy[];
  /** The href of a toy's page: a function of the toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
  /** Replaces the text. */
  labels?: PartialLabels<ToyLinksLabels> | undefined;
};

/** Toys as small pictures with name and price, one link each: for those that someone knows already. */
export function ToyLinks({ toys, toyHref, labels, className, ...rest }: ToyLinksProps) {
  const { Link } = useUi();
  const { price } = useLabels('ToyLinks', defaultLabels, labels);
  return (
    <ul {...rest} className={cx(base.root, styles.list, className)}>
      {toys.map((toy) => (
        <li key={toy.toyId}>
          <Link href={toyAddress(toyHref, toy)} className={styles.link}>
            <Picture url={toy.pictureURL} alt="" sizes="72px" className={styles.picture} />
            <span className={styles.name}>{toy.toyName}</span>
            <span className={styles.price}>
              <VisuallyHidden>{price}</VisuallyHidden> <Price value={toy.price} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
