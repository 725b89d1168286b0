'use client';

import { useUi } from '../../UiProvider.tsx';
import { withoutMarks } from '../text/visibleText.ts';
import { wrapText } from '../text/wrapText.tsx';
import * as styles from './PriceText.module.css';

/** Replaces the space beside the currency: where styles permit a second line, it begins there. */
const breakable = (part: string) => part.replace(/^(\p{Cf}*)\s|\s(\p{Cf}*)$/gu, '$1 $2');

/**
 * A price in its own text direction. A currency without a symbol is smaller than its amount; `stacked` gives it its own
 * line.
 */
export function PriceText({ value, stacked = false }: { value: number; stacked?: boolean }) {
  const [before, word, after] = useUi().priceParts(value);
  if (word === '') return <bdi className={styles.price}>{before}</bdi>;
  const written = stacked ? withoutMarks : breakable;
  return (
    <bdi data-stacked={stacked || undefined} className={styles.price}>
      {wrapText(written(before))}
      <span className={styles.word}>{word}</span>
      {wrapText(written(after))}
    </bdi>
  );
}
