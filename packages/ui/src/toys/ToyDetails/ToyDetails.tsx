'use client';

import { cx } from 'class-variance-authority';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Container } from '../../primitives/Container/Container.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import { SafetyWarnings } from '../SafetyWarnings/SafetyWarnings.tsx';
import type { Toy } from '../toy.ts';
import { firstSentence } from './firstSentence.ts';
import * as styles from './ToyDetails.module.css';
import { ToyFacts, type ToyFactsLabels } from './ToyFacts.tsx';
import { hasOrigin, ToyOrigin, type ToyOriginLabels } from './ToyOrigin.tsx';
import { ToyPictures } from './ToyPictures.tsx';
import { ToyPurchase } from './ToyPurchase.tsx';
import { ToyStory } from './ToyStory.tsx';

/** The texts of a toy's page. */
export interface ToyDetailsLabels extends ToyFactsLabels, ToyOriginLabels {
  back: string;
  price: string;
  addToCart: string;
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
  ageFrom: ({ years, written }) => `${written} ${years === 1 ? 'year' : 'years'} and up`,
  ageFromMonths: ({ months, written }) => `${written} ${months === 1 ? 'month' : 'months'} and up`,
  ageUpTo: ({ years, written }) => `Up to ${written} ${years === 1 ? 'year' : 'years'}`,
  ageUpToMonths: ({ months, written }) => `Up to ${written} ${months === 1 ? 'month' : 'months'}`,
  ageBetween: ({ from, to, years }) => `${from} to ${to} ${years === 1 ? 'year' : 'years'}`,
  ageBetweenMonths: ({ from, to, months }) =>
    `${from} to ${to} ${months === 1 ? 'month' : 'months'}`,
  ageMonthsToYears: ({ from, months, to, years }) =>
    `${from} ${months === 1 ? 'month' : 'months'} to ${to} ${years === 1 ? 'year' : 'years'}`,
  rating: 'Rating',
  quantity: 'Quantity',
  seller: 'Seller',
  addToCart: 'Add to cart',
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
   * The legally required statements about the toy: groups of whole sentences, such as one for each law, before the toy's own `warnings`.
   * Shown in full before 'Add to cart'.
   */
  statements?: ReadonlyArray<ReadonlyArray<string>> | undefined;
  /** The `id` of the section of warnings, for links to it: that section can then take the focus. */
  warningsId?: string | undefined;
  /** Shown beside 'Add to cart', such as a `SaveButton`. */
  action?: ReactNode;
  /** Shown above the toy's name, before its `badges` and in their style. */
  badge?: ReactNode;
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
 * All data of a toy (specification, section 2, Toy detail). Age and warnings come before the button of a purchase; who answers
 * for the toy (Regulation (EU) 2023/988, article 19) comes after it. Its heading takes the focus after a navigation to the page.
 */
export function ToyDetails({
  toy,
  backHref,
  onAddToCart,
  priceNote,
  statements = [],
  warningsId,
  action,
  badge,
  meta,
  children,
  viewTransition = false,
  labels: ownLabels,
  className,
  ...rest
}: ToyDetailsProps) {
  const { locale } = useUi();
  const nameId = useId();
  const labels = useLabels('ToyDetails', defaultLabels, ownLabels);
  const lead = firstSentence(toy.description ?? '', locale);
  const badges = [badge, ...(toy.badges ?? [])].filter(Boolean);
  return (
    <article
      aria-labelledby={nameId}
      {...rest}
      className={cx(base.root, styles.details, className)}
    >
      <Container className={styles.body}>
        {backHref !== undefined && (
          <TextLink href={backHref} className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            <span>{labels.back}</span>
          </TextLink>
        )}
        <div className={styles.columns} data-origin={hasOrigin(toy) || undefined}>
          <ToyPictures toy={toy} viewTransition={viewTransition} />
          <div className={styles.words}>
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
              <ToyFacts toy={toy} labels={labels} className={styles.facts} />
              {wrapText(meta)}
              <SafetyWarnings
                id={warningsId}
                tabIndex={warningsId === undefined ? undefined : -1}
                groups={[...statements, toy.warnings ?? []]}
                className={styles.warnings}
              />
            </div>
            <ToyPurchase toy={toy} labels={labels} onAddToCart={onAddToCart}>
              {wrapText(action)}
            </ToyPurchase>
          </div>
          {hasOrigin(toy) && <ToyOrigin toy={toy} labels={labels} />}
        </div>
      </Container>
      {lead !== '' && <ToyStory title={labels.description}>{toy.description}</ToyStory>}
      {wrapText(children)}
    </article>
  );
}
