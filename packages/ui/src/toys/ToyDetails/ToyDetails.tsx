'use client';

import { cx } from 'class-variance-authority';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Underline } from '../../primitives/Section/Section.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { Toy } from '../toy.ts';
import { firstSentence } from './firstSentence.ts';
import styles from './ToyDetails.module.css';

/** The texts of a toy's page. */
export interface ToyDetailsLabels {
  back: string;
  price: string;
  rating: string;
  quantity: string;
  seller: string;
  addToCart: string;
  outOfStock: string;
  description: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ToyDetails: ToyDetailsLabels;
  }
}

const defaultLabels: ToyDetailsLabels = {
  back: 'All toys',
  price: 'Price:',
  rating: 'Rating',
  quantity: 'Quantity',
  seller: 'Seller',
  addToCart: 'Add to cart',
  outOfStock: 'Out of stock',
  description: 'Description',
};

export type ToyDetailsProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The toy to show. */
  toy: Toy;
  /** Where the link back to all toys leads. Without it there is none. */
  backHref?: string | undefined;
  /** 'Add to cart' was pressed. Without it the button does nothing. */
  onAddToCart?: ((toy: Toy) => void) | undefined;
  /** Stands beside 'Add to cart': a `SaveButton`. */
  action?: ReactNode;
  /** Gives the picture the `view-transition-name` that a card's has while its link is `data-carrying`: `toy-picture`. */
  viewTransition?: boolean | undefined;
  /** Replaces the page's texts. */
  labels?: PartialLabels<ToyDetailsLabels> | undefined;
};

/** Everything about one toy (specification, section 2, Toy detail). Its heading takes focus after a move to the page. */
export function ToyDetails({
  toy,
  backHref,
  onAddToCart,
  action,
  viewTransition = false,
  labels: ownLabels,
  className,
  ...rest
}: ToyDetailsProps) {
  const { formatNumber, formatPrice } = useUi();
  const nameId = useId();
  const storyId = useId();
  const labels = useLabels('ToyDetails', defaultLabels, ownLabels);
  const lead = firstSentence(toy.description);
  const outOfStock = toy.availableQuantity === 0;
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      className={cx(base.root, styles.details, className)}
    >
      <Container>
        {backHref !== undefined && (
          <TextLink href={backHref} className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            {labels.back}
          </TextLink>
        )}
        <div className={styles.columns}>
          <ScallopedFrame
            className={styles.frame}
            data-view-transition={viewTransition || undefined}
          >
            <Picture
              url={toy.pictureURL}
              alt={toy.toyName}
              priority
              sizes="(min-width: 1360px) 598px, (min-width: 768px) 44vw, 92vw"
            />
          </ScallopedFrame>
          <div className={styles.summary}>
            <h1 id={nameId} tabIndex={-1} className={styles.name}>
              {toy.toyName}
            </h1>
            {lead !== '' && <p className={styles.lead}>{lead}</p>}
            <p className={styles.price}>
              <span className={styles.priceLabel}>{labels.price}</span>{' '}
              <b className={styles.figure}>{formatPrice(toy.price)}</b>
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{labels.rating}</dt>
                <dd>
                  <Star />
                  {formatNumber(toy.rating)}
                </dd>
              </div>
              <div>
                <dt>{labels.quantity}</dt>
                <dd>{formatNumber(toy.availableQuantity)}</dd>
              </div>
              <div>
                <dt>{labels.seller}</dt>
                <dd>{toy.sellerName}</dd>
              </div>
            </dl>
            <div className={styles.action}>
              <Button
                variant="primary"
                size="l"
                disabled={outOfStock}
                className={styles.add}
                onClick={() => onAddToCart?.(toy)}
              >
                {labels.addToCart}
              </Button>
              {action}
              {outOfStock && <p className={styles.outOfStock}>{labels.outOfStock}</p>}
            </div>
          </div>
        </div>
      </Container>
      {lead !== '' && (
        <section aria-labelledby={storyId} className={styles.story} data-full-bleed="">
          <Container className={styles.spread}>
            <h2 id={storyId} className={styles.storyTitle}>
              <Underline>{labels.description}</Underline>
            </h2>
            <p className={styles.text}>{toy.description}</p>
          </Container>
        </section>
      )}
    </article>
  );
}
