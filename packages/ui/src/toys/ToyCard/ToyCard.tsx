'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import { type AgeFromLabels, writeAgeFrom } from '../age/writeAgeFrom.ts';
import { stockLabels } from '../stockLabels.ts';
import type { Toy } from '../toy.ts';
import * as styles from './ToyCard.module.css';
import * as facts from './ToyCardFacts.module.css';

/** The texts of a toy card. */
export interface ToyCardLabels extends AgeFromLabels {
  rating: string;
  quantity: string;
  price: string;
  viewMore: string;
  /** The accessible name of "View more": `viewMore`, which it should contain, and the toy's name. */
  viewMoreName: Label<{ viewMore: string; name: string }>;
  /** Before the age, for screen readers. */
  age: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ToyCard: ToyCardLabels;
  }
}

const defaultLabels: ToyCardLabels = {
  rating: 'Rating:',
  quantity: 'Quantity:',
  price: 'Price:',
  viewMore: 'View more',
  viewMoreName: ({ viewMore, name }) => `${viewMore}: ${name}`,
  age: 'Age',
  ageFrom: ({ written }) => `${written}+`,
  ageFromMonths: ({ written }) => `${written}m+`,
};

export type ToyCardProps = ComponentProps<'article'> & {
  /** The toy to show. */
  toy: Toy;
  /** The href of "View more". */
  href: string;
  /** Loads the picture at once: for cards in the first view of a page. */
  priority?: boolean | undefined;
  /** The level of the toy's name in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** The picture's width as an `<img sizes>` list. */
  pictureSizes?: string | undefined;
  /** Shown in the picture's upper corner at the inline end, outside the card's link, such as a `SaveButton`. */
  action?: ReactNode;
  /** Shown on the picture, before the toy's `badges` and in their style. */
  badge?: ReactNode;
  /** Shown after rating and quantity, in their row. */
  meta?: ReactNode;
  /** Shown in a strip above the price, such as what has changed since the toy was saved. Read after the price. */
  note?: ReactNode;
  /**
   * Shown at the card's bottom. A link or a button in it needs `position: relative` to be above the card's own link.
   */
  children?: ReactNode;
  /** Replaces the card's texts. */
  labels?: PartialLabels<ToyCardLabels> | undefined;
};

/**
 * A toy of the catalogue (specification, section 2, All toys). The whole card is the target of its only link. It is as
 * wide as its container, and its layout depends on that width, not on the window's.
 */
export function ToyCard({
  toy,
  href,
  priority = false,
  headingLevel = 3,
  pictureSizes = '265px',
  action,
  badge,
  meta,
  note,
  children,
  labels: ownLabels,
  className,
  ...rest
}: ToyCardProps) {
  'use memo'; // a grid re-renders its cards when it scrolls
  const { formatNumber, formatPrice, priceParts } = useUi();
  const amount = Math.max(...priceParts(toy.price).map(({ length }) => length));
  const nameId = useId();
  const labels = useLabels('ToyCard', defaultLabels, ownLabels);
  const Heading = `h${headingLevel}` as const;
  const stock = useLabels('Stock', stockLabels);
  const outOfStock = toy.availableQuantity === 0;
  const tags = [outOfStock && stock.outOfStock, badge, ...(toy.badges ?? [])].filter(Boolean);
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      className={cx(base.root, styles.card, className)}
      data-out-of-stock={outOfStock || undefined}
    >
      <div className={styles.sheet}>
        <Picture
          url={toy.pictureURL}
          alt=""
          priority={priority}
          sizes={pictureSizes}
          className={styles.picture}
        />
        {toy.suggestedMinAge !== undefined && (
          <AgeChip years={toy.suggestedMinAge} labels={labels} />
        )}
        {tags.length > 0 && (
          <div className={styles.tags}>
            {tags.map((tag, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two badges may be the same
              <p key={index} className={styles.tag}>
                {tag}
              </p>
            ))}
          </div>
        )}
        <div className={styles.body}>
          <Heading id={nameId} dir="auto" className={styles.name}>
            {toy.toyName}
          </Heading>
          <div className={facts.facts}>
            {toy.rating != null && (
              <Rating
                value={toy.rating}
                count={toy.ratingCount}
                labels={{ rating: labels.rating }}
                className={facts.fact}
              />
            )}
            <p
              className={facts.fact}
            >{`${labels.quantity} ${formatNumber(toy.availableQuantity)}`}</p>
            {wrapText(meta)}
          </div>
          <div className={facts.bottom}>
            <p className={facts.price}>
              <span className={facts.priceLabel}>{labels.price}</span>{' '}
              <Price
                value={toy.price}
                compareAt={toy.compareAtPrice}
                className={facts.figure}
                data-long={amount > 14 ? 'very' : formatPrice(toy.price).length > 11 || undefined}
              />
            </p>
            {note && <div className={facts.note}>{wrapText(note)}</div>}
            <ButtonLink
              href={href}
              variant="chip"
              className={facts.more}
              data-picture-link
              aria-label={labels.viewMoreName({ viewMore: labels.viewMore, name: toy.toyName })}
            >
              {labels.viewMore}
            </ButtonLink>
          </div>
          {children && <div className={facts.extra}>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}

/** The age from which a toy is for children. */
function AgeChip({ years, labels }: { years: number; labels: ToyCardLabels }) {
  const age = writeAgeFrom(years, labels, useUi().formatNumber);
  return (
    <p className={styles.age}>
      <VisuallyHidden>{labels.age}</VisuallyHidden> <span>{age}</span>
    </p>
  );
}
