'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { hasLayout, reducedMotionQuery } from '../../primitives/browser/browser.ts';
import { attachRef } from '../../primitives/focus/attachRef.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import { ToyCard, type ToyCardLabels, type ToyCardProps } from '../ToyCard/ToyCard.tsx';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import { focusItem } from './focusItem.ts';
import * as styles from './ToyGrid.module.css';
import { usePrinting } from './usePrinting.ts';
import { oneRow, useRowWindow } from './useRowWindow.ts';

/** The widths of the columns in `ToyGrid.module.css`. */
const narrowPictureSizes = '(min-width: 48rem) calc(30.4vw - 38px), calc(45.6vw - 22px)';
const pictureSizes = `(min-width: 1360px) 265px, (min-width: 75rem) calc(21.3vw - 24px), ${narrowPictureSizes}`;
/** Beside a column of 264 pixels and a gap of up to 40 pixels. */
const pictureSizesWithSidebar = `(min-width: 1360px) 269px, (min-width: 75rem) calc(28.1vw - 112px), (min-width: 64rem) calc(43.1vw - 156px), ${narrowPictureSizes}`;

/** Up to this number, all cards are in the page, for the browser's find-in-page and for printing. */
const ALL_IN_PAGE = 200;

/** The most toys that are printed: about 170 pages. Ten thousand cards would block a browser for a minute. */
const MAX_PRINTED = 1000;

/** The texts of a grid and its cards. */
export interface ToyGridLabels extends ToyCardLabels {
  /** The link that skips a grid of more than 200 toys; visible while it has the keyboard focus. */
  skip: string;
  /** Printed above a list of more than 1,000 toys, of which the rest is left out. */
  printedPart: Label<{ printed: string; total: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ToyGrid: Omit<ToyGridLabels, keyof ToyCardLabels>;
  }
}

const defaultLabels: Omit<ToyGridLabels, keyof ToyCardLabels> = {
  skip: 'Skip the toys',
  printedPart: ({ printed, total }) => `The first ${printed} of ${total} toys`,
};

/** The functions that a parent can call in event handlers and effects. */
export interface ToyGridHandle {
  /**
   * Scrolls a toy's card into view and focuses its link, at once or, if a long grid has yet to render the card, as soon
   * as it is rendered. Returns whether the grid holds the toy.
   */
  scrollToToy: (toyId: string) => boolean;
}

export type ToyGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The toys, in the order shown; their ids are unique. */
  toys: ReadonlyArray<Toy>;
  /** The href of a toy's page: a function of the toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
  /** How many pictures load at once, because they are in the first view of the page. */
  priorityCount?: number | undefined;
  /**
   * Renders all cards at once, for a page whose scroll position is about to be restored. Otherwise the visible cards
   * are rendered first, and the rest while the browser is idle. (Of more than 200 toys, only those near the screen are
   * rendered.)
   */
  renderAllAtOnce?: boolean | undefined;
  /** The level of the toys' names in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
  /** Set it if a sidebar is beside the grid on wide screens: it has two columns from 64rem, three from 75rem. */
  besideSidebar?: boolean | undefined;
  /**
   * Renders a card from its props: `(card) => <ToyCard {...card} action={…} />`. By default a `ToyCard`. An element with
   * an `id` in a `<noscript>` beside it lets a link such as `/alltoy#7` lead to it where no scripts run; with scripts, use
   * `scrollToToy`.
   */
  renderCard?: ((card: ToyCardProps) => ReactNode) | undefined;
  /** Shown after the last card: in its row if three columns leave one cell free, else in its own row. */
  footer?: ReactNode;
  /** URLs of pictures that peek out above `footer` if it has a cell of its own. */
  footerPictures?: ReadonlyArray<string> | undefined;
  /** Receives the functions of the grid. */
  actionsRef?: Ref<ToyGridHandle> | undefined;
  /** Replaces texts of the grid and its cards. */
  labels?: PartialLabels<ToyGridLabels> | undefined;
};

/**
 * Toy cards in four columns, three or two (specification, section 2, All toys and Home).
 *
 * Renders the visible cards first. Of more than 200 toys, only the cards near the screen are in the page, whether the
 * page scrolls or a container around the grid. The list still has its full length, exposes its size and each item's
 * position to screen readers, and never removes the focused card. When the user returns, the list has the same length
 * as before and shows the same cards.
 */
export function ToyGrid({
  toys,
  toyHref,
  priorityCount = 4,
  renderAllAtOnce = false,
  headingLevel,
  besideSidebar = false,
  renderCard,
  footer,
  footerPictures = [],
  actionsRef,
  labels,
  className,
  ref,
  ...rest
}: ToyGridProps) {
  const { skip, printedPart } = useLabels('ToyGrid', defaultLabels, labels);
  const { formatNumber } = useUi();
  const [isLaidOut] = useState(hasLayout);
  const isLong = isLaidOut && toys.length > ALL_IN_PAGE;
  const endId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isPrinting = usePrinting();
  const { windowed, reveal, ...rows } = useRowWindow(
    list,
    toys,
    isLong,
    renderAllAtOnce || !isLaidOut,
    isPrinting,
  );
  const { columns, runs, spaceAfter } = isPrinting ? oneRow(MAX_PRINTED) : rows;
  useImperativeHandle(actionsRef, () => ({
    scrollToToy: (toyId) => {
      const still = reducedMotionQuery()?.matches ?? true;
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-toy-id]') ?? [])];
      const item = items.find(({ dataset }) => dataset.toyId === toyId);
      return focusItem(item, still ? 'instant' : 'smooth') || reveal(toyId);
    },
  }));
  const attach = (element: HTMLUListElement) => {
    list.current = element;
    return attachRef(ref, element);
  };
  return (
    <>
      {isLong && <SkipLink href={`#${endId}`}>{skip}</SkipLink>}
      {isPrinting && toys.length > MAX_PRINTED && (
        <p className={cx(base.root, styles.printedPart)}>
          {printedPart({ printed: formatNumber(MAX_PRINTED), total: formatNumber(toys.length) })}
        </p>
      )}
      <ul
        {...rest}
        ref={attach}
        className={cx(base.root, styles.grid, besideSidebar && styles.besideSidebar, className)}
      >
        {runs.flatMap(({ first, last, space }) => [
          space > 0 && <Space key={`space-${first}`} height={space} />,
          ...toys.slice(first * columns, (last + 1) * columns).map((toy, place) => {
            const index = first * columns + place;
            return (
              <li
                key={`toy-${toy.toyId}`}
                data-toy-id={toy.toyId}
                className={styles.item}
                aria-setsize={windowed ? toys.length : undefined}
                aria-posinset={windowed ? index + 1 : undefined}
              >
                <GridCard
                  toy={toy}
                  toyHref={toyHref}
                  priority={index < priorityCount}
                  headingLevel={headingLevel}
                  pictureSizes={besideSidebar ? pictureSizesWithSidebar : pictureSizes}
                  renderCard={renderCard}
                  labels={labels}
                />
              </li>
            );
          }),
        ])}
        {spaceAfter > 0 && <Space key="space-after" height={spaceAfter} />}
        {footer !== undefined && (
          <li key="footer" className={styles.footer}>
            {footerPictures.length > 0 && (
              <span className={styles.peepers} aria-hidden="true">
                {footerPictures.map((url) => (
                  <Picture key={url} url={url} alt="" sizes="72px" />
                ))}
              </span>
            )}
            {wrapText(footer)}
          </li>
        )}
      </ul>
      {isLong && <div id={endId} />}
    </>
  );
}

interface GridCardProps
  extends Omit<ToyCardProps, 'href'>,
    Pick<ToyGridProps, 'toyHref' | 'renderCard'> {}

/** A toy's card. */
function GridCard({ toyHref, renderCard, ...rest }: GridCardProps) {
  'use memo'; // it must not re-render when other rows do
  const card = { ...rest, href: toyAddress(toyHref, rest.toy), className: styles.card };
  return renderCard ? renderCard(card) : <ToyCard {...card} />;
}

/** Space for rows that are not rendered. */
function Space({ height }: { height: number }) {
  return <li aria-hidden="true" className={styles.space} style={{ height }} />;
}
