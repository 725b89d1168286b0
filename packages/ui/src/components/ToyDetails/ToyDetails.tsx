'use client';

import { cx } from 'class-variance-authority';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { formatPrice } from '../../price.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Crayon } from '../../primitives/Section/Section.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import { Star } from '../../primitives/Shapes/Star.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { Toy } from '../../toy.ts';
import { firstSentence } from './firstSentence.ts';
import styles from './ToyDetails.module.css';

/** The words of a toy's page. */
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

const defaultLabels: ToyDetailsLabels = {
  back: 'All Toy',
  price: 'Price:',
  rating: 'Rating',
  quantity: 'Quantity',
  seller: 'Seller',
  addToCart: 'Add to Cart',
  outOfStock: 'Out of stock',
  description: 'Description',
};

export type ToyDetailsProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The toy to show. */
  toy: Toy;
  /** Where the link back leads. */
  backHref?: string | undefined;
  /** 'Add to Cart' was pressed. Without it the button does nothing. */
  onAddToCart?: ((toy: Toy) => void) | undefined;
  /** Replaces the page's words. */
  labels?: Partial<ToyDetailsLabels> | undefined;
};

/** Everything about one toy (specification, section 2, Toy detail). Its heading takes focus after a move to the page. */
export function ToyDetails({
  toy,
  backHref = '/alltoy',
  onAddToCart,
  labels,
  className,
  ...rest
}: ToyDetailsProps) {
  const nameId = useId();
  const storyId = useId();
  const words = { ...defaultLabels, ...labels };
  const lead = firstSentence(toy.description);
  const outOfStock = toy.availableQuantity === 0;
  return (
    <article aria-labelledby={nameId} {...rest} className={cx(styles.details, className)}>
      <Container>
        <TextLink href={backHref} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {words.back}
        </TextLink>
        <div className={styles.columns}>
          <Stamp className={styles.stamp}>
            <Picture
              url={toy.pictureURL}
              alt={toy.toyName}
              priority
              sizes="(min-width: 1360px) 598px, (min-width: 768px) 44vw, 92vw"
            />
          </Stamp>
          <div className={styles.words}>
            <h1 id={nameId} tabIndex={-1} className={styles.name}>
              {toy.toyName}
            </h1>
            {lead !== '' && <p className={styles.lead}>{lead}</p>}
            <p className={styles.price}>
              <span className={styles.priceLabel}>{words.price}</span>{' '}
              <b className={styles.figure}>{formatPrice(toy.price)}</b>
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{words.rating}</dt>
                <dd>
                  <Star />
                  {toy.rating}
                </dd>
              </div>
              <div>
                <dt>{words.quantity}</dt>
                <dd>{toy.availableQuantity}</dd>
              </div>
              <div>
                <dt>{words.seller}</dt>
                <dd>{toy.sellerName}</dd>
              </div>
            </dl>
            <div className={styles.action}>
              <Button
                kind="primary"
                size="l"
                disabled={outOfStock}
                className={styles.add}
                onClick={() => onAddToCart?.(toy)}
              >
                {words.addToCart}
              </Button>
              {outOfStock && <p className={styles.outOfStock}>{words.outOfStock}</p>}
            </div>
          </div>
        </div>
      </Container>
      {lead !== '' && (
        <section aria-labelledby={storyId} className={styles.story} data-band="">
          <Container className={styles.spread}>
            <h2 id={storyId} className={styles.storyTitle}>
              <Crayon>{words.description}</Crayon>
            </h2>
            <p className={styles.text}>{toy.description}</p>
          </Container>
        </section>
      )}
    </article>
  );
}
