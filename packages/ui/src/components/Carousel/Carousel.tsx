'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { CarouselControls, DEFAULT_DELAY } from './CarouselControls.tsx';
import { type CarouselLabels, carouselLabels } from './carouselLabels.ts';
import { firstPlace, type Place, settle, stepFrom } from './place.ts';
import { useFocusFollows } from './useFocusFollows.ts';
import { useRotation } from './useRotation.ts';
import { useSwiper } from './useSwiper.ts';

/** What a slide can know of itself while it is rendered. */
export interface CarouselSlideState {
  /** The slide that the page opens with. */
  first: boolean;
  /** Another item may take its place any moment: what it shows need not be fetched before it is looked at. */
  provisional: boolean;
}

export type CarouselProps<Item> = Omit<ComponentProps<'section'>, 'children'> & {
  /** What to show, in order. With none nothing is rendered; one stands still, without controls. */
  items: readonly Item[];
  /** How many there will be, where `items` holds only the first of them so far; as many as it holds by default. */
  total?: number | undefined;
  /** An item's unique key: it finds the slide again when the list changes. */
  keyOf: (item: Item) => string;
  /** An item's name, which a screen reader hears after a manual change. */
  nameOf: (item: Item) => string;
  /** Renders what is on an item's slide. */
  children: (item: Item, state: CarouselSlideState) => ReactNode;
  /** The region's accessible name. */
  label: string;
  /** Milliseconds between the starts of two changes; a manual change restarts them. */
  delay?: number | undefined;
  /** Pixels between two slides while they move. */
  spacing?: number | undefined;
  /** The class of each slide, which lays out what is on it. */
  slideClassName?: string | undefined;
  /** Replaces the carousel's texts; those left out stay. */
  labels?: PartialLabels<CarouselLabels> | undefined;
};

/**
 * Anything, one at a time, in an endless row that turns by itself. Follows the W3C APG's carousel pattern and
 * WCAG 2.2.2: a Pause button comes first, hovering pauses, keyboard focus stops, and only Play clears a stop; a visitor
 * who asks for less motion starts stopped. Whatever the number of items, three slides are rendered.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  return props.items.length === 0 ? null : <Row {...props} />;
}

interface Show {
  place: Place;
  /** How a visitor got here, if it was a visitor: while the slides rotated, or while they did not. */
  manual: 'rotating' | 'resting' | undefined;
}

function Row<Item>({
  items,
  total: expected = 0,
  keyOf,
  nameOf,
  children,
  label,
  delay = DEFAULT_DELAY,
  spacing = 30,
  slideClassName,
  labels: ownLabels,
  className,
  ...rest
}: CarouselProps<Item>) {
  const labels = useLabels('Carousel', carouselLabels, ownLabels);
  const slides = { items, keyOf };
  const total = Math.max(expected, items.length);
  const enabled = items.length > 1;
  const slidesId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const [show, setShow] = useState<Show>(() => ({ place: firstPlace(slides), manual: undefined }));
  const place = settle(show.place, slides);
  const { position } = place;

  const go = (by: number, manual: Show['manual']) =>
    setShow((last) => ({ place: stepFrom(settle(last.place, slides), slides, by), manual }));
  const onTurn = () => go(1, undefined);
  const { rotation, reducedMotion, press } = useRotation({
    viewport,
    enabled,
    delay,
    position,
    onTurn,
  });
  const onStep = (by: number) => go(by, rotation === 'rotating' ? 'rotating' : 'resting');
  const ready = useSwiper({
    viewport,
    enabled,
    position,
    spacing,
    still: reducedMotion,
    onSwipe: onStep,
  });
  useFocusFollows(viewport, position);

  const item = items[place.index];
  const announcement =
    show.manual && item ? labels.announcement(nameOf(item), place.index + 1, total) : '';
  // A tap moves a rotating carousel too: that one change may be heard.
  const quiet = enabled && rotation === 'rotating' && show.manual !== 'rotating';
  return (
    <section
      {...rest}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(base.root, styles.carousel, className)}
      data-single={enabled ? undefined : ''}
    >
      {enabled && (
        <CarouselControls
          rotation={rotation}
          delay={delay}
          position={position}
          positionLabel={labels.position(place.index + 1, total)}
          longestLabel={labels.position(total, total)}
          slidesId={slidesId}
          onPress={press}
          onStep={onStep}
          labels={labels}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <div id={slidesId} className={cx('swiper-wrapper', styles.row)}>
          {(enabled && ready ? [-1, 0, 1] : [0]).map((by) => {
            const beside = stepFrom(place, slides, by);
            const besideItem = items[beside.index];
            const current = by === 0;
            if (besideItem === undefined) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern asks for a group; a fieldset is a form's.
              <div
                key={beside.position}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={labels.position(beside.index + 1, total)}
                inert={!current}
                // Inert says it all to browsers; test tools still go by aria-hidden.
                aria-hidden={!current || undefined}
                className={cx('swiper-slide', slideClassName)}
              >
                <SlideContent
                  render={children}
                  item={besideItem}
                  first={beside.position === 0}
                  provisional={total > items.length && beside.index !== place.index + by}
                />
              </div>
            );
          })}
        </div>
      </div>
      {enabled && (
        <VisuallyHidden aria-live={quiet ? 'off' : 'polite'} aria-atomic="true">
          {announcement}
        </VisuallyHidden>
      )}
    </section>
  );
}

interface SlideContentProps<Item> extends CarouselSlideState {
  item: Item;
  render: CarouselProps<Item>['children'];
}

/** What is on a slide. */
function SlideContent<Item>({ render, item, first, provisional }: SlideContentProps<Item>) {
  'use memo'; // each touch pauses and resumes, which changes no slide
  return render(item, { first, provisional });
}
