import { cx } from 'class-variance-authority';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { visibleText } from '../../primitives/text/visibleText.ts';
import { useUi } from '../../UiProvider.tsx';
import { type AgeLabels, writeAges } from '../age/writeAge.ts';
import type { Toy } from '../toy.ts';
import * as styles from './ToyFacts.module.css';

/** The terms of a toy's facts. */
export interface ToyFactsLabels extends AgeLabels {
  age: string;
  rating: string;
  quantity: string;
  seller: string;
}

interface ToyFactsProps {
  toy: Toy;
  labels: ToyFactsLabels;
  className: string | undefined;
}

/** A toy's age, rating, quantity and seller, each if it has one. */
export function ToyFacts({ toy, labels, className }: ToyFactsProps) {
  const { formatNumber } = useUi();
  const ages = writeAges(toy, labels, formatNumber);
  return (
    <dl className={cx(styles.list, className)}>
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
      {visibleText(toy.sellerName) && (
        <div>
          <dt>{labels.seller}</dt>
          <dd dir="auto">{toy.sellerName}</dd>
        </div>
      )}
    </dl>
  );
}
