'use client';

import { cx } from 'class-variance-authority';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Gallery } from '../../components/Gallery/Gallery.tsx';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { Underline } from '../../primitives/Section/Section.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import { type AgeLabels, writeAges } from '../age/writeAge.ts';
import { SafetyWarnings } from '../SafetyWarnings/SafetyWarnings.tsx';
import type { Toy } from '../toy.ts';
import { firstSentence } from './firstSentence.ts';
import * as styles from './ToyDetails.module.css';
import { hasOrigin, ToyOrigin, type ToyOriginLabels } from './ToyOrigin.tsx';
import { toyPictureSizes } from './toyPictureSizes.ts';

/** The texts of a toy's page. */
export interface ToyDetailsLabels extends AgeLabels, ToyOriginLabels {
  back: string;
  price: string;
  age: string;
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
  age: 'Age',
  ageFromBirth: 'From birth',
  ageFrom: ({ age }) => `${age} and up`,
  ageUpTo: ({ age }) => `Up to ${age}`,
  ageBetween: ({ from, to }) => `${from} to ${to}`,
  rating: 'Rating',
  quantity: 'Quantity',
  seller: 'Seller',
  addToCart: 'Add to cart',
  outOfStock: 'Out of stock',
  description: 'Description',
  origin: 'Maker and materials',
  manufacturer: 'Maker',
  responsiblePerson: 'Responsible in the EU',
  material: 'Materials',
  batteries: 'Batteries',
  model: 'Model',
  gtin: 'GTIN',
};

export type ToyDetailsProps = ComponentProps<'article'> & {
  /** The toy to show. */
  toy: Toy;
  /** The href of the link back to all toys. Without it there is no link. */
  backHref?: string | undefined;
  /** Called when the user presses 'Add to cart'. Without it the button does nothing. */
  onAddToCart?: ((toy: Toy) => void) | undefined;
  /** A note about the price, such as 'incl. VAT', below it. */
  priceNote?: string | undefined;
  /**
   * What laws want said about the toy: groups of whole sentences, such as one for each law, before the toy's own `warnings`.
   * Shown in full before 'Add to cart'.
   */
  statements?: readonly (readonly string[])[] | undefined;
  /** Shown beside 'Add to cart', such as a `SaveButton`. */
  action?: ReactNode;
  /** Shown above the toy's name, before its `badges` and in their style. */
  badge?: ReactNode;
  /** Replaces the picture or the gallery. */
  media?: ReactNode;
  /** Shown below rating, quantity and seller. */
  meta?: ReactNode;
  /** Shown after the description. */
  children?: ReactNode;
  /**
   * Gives the picture the `view-transition-name` `toy-picture`, which a card's picture has while its link is
   * `data-carrying`.
   */
  viewTransition?: boolean | undefined;
  /** Replaces the page's texts. */
  labels?: PartialLabels<ToyDetailsLabels> | undefined;
};

/**
 * All data of a toy (specification, section 2, Toy detail). Everything that may stop a purchase comes before its button: age,
 * warnings, and who answers for the toy (Regulation (EU) 2023/988, article 19). Its heading takes the focus after a navigation to the page.
 */
export function ToyDetails({
  toy,
  backHref,
  onAddToCart,
  priceNote,
  statements = [],
  action,
  badge,
  media,
  meta,
  children,
  viewTransition = false,
  labels: ownLabels,
  className,
  ...rest
}: ToyDetailsProps) {
  const { formatNumber, locale } = useUi();
  const nameId = useId();
  const storyId = useId();
  const labels = useLabels('ToyDetails', defaultLabels, ownLabels);
  const lead = firstSentence(toy.description ?? '', locale);
  const outOfStock = toy.availableQuantity === 0;
  const ages = writeAges(toy, labels, { locale, formatNumber });
  const isTraceable = hasOrigin(toy);
  const badges = [badge, ...(toy.badges ?? [])].filter(Boolean);
  const purchase = (
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
      {wrapText(action)}
      {outOfStock && <p className={styles.outOfStock}>{labels.outOfStock}</p>}
    </div>
  );
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
            <span>{labels.back}</span>
          </TextLink>
        )}
        <div className={styles.columns} data-origin={isTraceable || undefined}>
          {wrapText(media ?? <ToyPictures toy={toy} viewTransition={viewTransition} />)}
          <div className={styles.summary}>
            {badges.length > 0 && (
              <div className={styles.badges}>
                {badges.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two badges may be the same
                  <p key={index}>{text}</p>
                ))}
              </div>
            )}
            <h1 id={nameId} tabIndex={-1} className={styles.name}>
              {toy.toyName}
            </h1>
            {lead !== '' && <p className={styles.lead}>{lead}</p>}
            <p className={styles.price}>
              <span className={styles.priceLabel}>{labels.price}</span>{' '}
              <Price value={toy.price} compareAt={toy.compareAtPrice} className={styles.figure} />
            </p>
            {priceNote && <p className={styles.priceNote}>{priceNote}</p>}
            <dl className={styles.facts}>
              {ages !== undefined && (
                <div>
                  <dt>{labels.age}</dt>
                  <dd>{ages}</dd>
                </div>
              )}
              {toy.rating != null && (
                <div>
                  <dt>{labels.rating}</dt>
                  <dd>
                    <Rating value={toy.rating} count={toy.ratingCount} hideLabel />
                  </dd>
                </div>
              )}
              <div>
                <dt>{labels.quantity}</dt>
                <dd>{formatNumber(toy.availableQuantity)}</dd>
              </div>
              {toy.sellerName?.trim() && (
                <div>
                  <dt>{labels.seller}</dt>
                  <dd>{toy.sellerName}</dd>
                </div>
              )}
            </dl>
            {wrapText(meta)}
            <SafetyWarnings
              groups={[...statements, toy.warnings ?? []]}
              className={styles.warnings}
            />
            {!isTraceable && purchase}
          </div>
          {isTraceable && (
            <>
              <ToyOrigin toy={toy} labels={labels} />
              {purchase}
            </>
          )}
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
      {wrapText(children)}
    </article>
  );
}

/** A toy's only picture, or the gallery of all of them. */
function ToyPictures({ toy, viewTransition }: { toy: Toy; viewTransition: boolean }) {
  const transition = { 'data-view-transition': viewTransition || undefined };
  const { toyName, pictureURL, morePictureURLs } = toy;
  const urls = [...new Set([pictureURL, ...(morePictureURLs ?? [])])];
  return urls.length > 1 ? (
    <Gallery
      urls={urls}
      alt={toyName}
      priority
      pictureSizes={toyPictureSizes}
      className={styles.gallery}
      {...transition}
    />
  ) : (
    <ScallopedFrame className={styles.frame} {...transition}>
      <Picture url={pictureURL} alt={toyName} priority sizes={toyPictureSizes} />
    </ScallopedFrame>
  );
}
