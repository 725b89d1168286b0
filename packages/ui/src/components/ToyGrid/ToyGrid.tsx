import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { Toy } from '../../toy.ts';
import { ToyCard, type ToyCardLabels } from '../ToyCard/ToyCard.tsx';
import styles from './ToyGrid.module.css';

/** The cards' pictures as wide as the columns of `ToyGrid.module.css` make them. */
const pictureSizes =
  '(min-width: 1360px) 265px, (min-width: 1100px) calc(21.3vw - 24px), (min-width: 768px) calc(30.4vw - 38px), calc(45.6vw - 22px)';

export type ToyGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The toys, in the order shown; their ids are unique. */
  toys: readonly Toy[];
  /** The address of a toy's page. */
  toyHref: (toy: Toy) => string;
  /** How many pictures load at once, because a screen opens with them. */
  priorityCount?: number | undefined;
  /** The level of the toys' names in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Stands after the last card: in its row where three columns leave one cell, else in a row of its own. */
  footer?: ReactNode;
  /** Toys whose pictures peep out above `footer` where it has a cell of its own. */
  footerToys?: readonly Toy[] | undefined;
  /** Replaces the cards' words. */
  labels?: Partial<ToyCardLabels> | undefined;
};

/**
 * Toy cards in four columns, three or two (specification, section 2, All toys and Home).
 * Each item's id is `toy-{toyId}`; `focusToy` goes to it.
 */
export function ToyGrid({
  toys,
  toyHref,
  priorityCount = 4,
  headingLevel,
  footer,
  footerToys = [],
  labels,
  className,
  ...rest
}: ToyGridProps) {
  return (
    <ul {...rest} className={cx(styles.grid, className)}>
      {toys.map((toy, index) => (
        <li key={toy.toyId} id={`toy-${toy.toyId}`} className={styles.item}>
          <ToyCard
            toy={toy}
            href={toyHref(toy)}
            priority={index < priorityCount}
            headingLevel={headingLevel}
            pictureSizes={pictureSizes}
            labels={labels}
            className={styles.card}
          />
        </li>
      ))}
      {footer !== undefined && (
        <li className={styles.footer}>
          {footerToys.length > 0 && (
            <span className={styles.peepers} aria-hidden="true">
              {footerToys.map((toy) => (
                <Picture key={toy.toyId} url={toy.pictureURL} alt="" sizes="72px" />
              ))}
            </span>
          )}
          {footer}
        </li>
      )}
    </ul>
  );
}
