'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { formatList } from '../../locale/formatList.ts';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './Carousel.module.css';
import { CarouselControls, DEFAULT_DELAY } from './CarouselControls.tsx';
import { type CarouselLabels, carouselLabels } from './carouselLabels.ts';
import { firstPlace, type Place, placesFrom, settle, stepFrom } from './place.ts';
import { arrowStep, useFocusFollows } from './useFocusFollows.ts';
import { useRotation } from './useRotation.ts';
import { useSlidesInView } from './useSlidesInView.ts';
import { useSwiper } from './useSwiper.ts';

/** The state of a slide, passed to the `children` function that renders it. */
export interface CarouselSlideState {
  /** The slide is in view when the page opens. */
  first: boolean;
  /** Another item may replace it at any moment: do not fetch its content before the user sees it. */
  provisional: boolean;
}

export type CarouselProps<Item> = Omit<ComponentProps<'section'>, 'children'> & {
  /**
   * The items to show, in order. An empty list renders nothing; a list that fits into the view does not move and has no
   * controls.
   */
  items: ReadonlyArray<Item>;
  /** The final number of items if `items` holds only the first of them; the length of `items` by default. */
  total?: number | undefined;
  /** Returns an item's unique key, which finds the slide again when the list changes. */
  keyOf: (item: Item) => string;
  /** Returns an item's name, which a screen reader announces after a manual change. */
  nameOf: (item: Item) => string;
  /** Renders an item's slide. */
  children: (item: Item, state: CarouselSlideState) => ReactNode;
  /** The region's accessible name. */
  label: string;
  /** Milliseconds between the starts of two changes; a manual change restarts them. */
  delay?: number | undefined;
  /** Pixels between two slides, during a motion and between several slides in view. */
  spacing?: number | undefined;
  /** How many slides are in view at once, if they fit. */
  slidesPerView?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The minimum width of a slide in pixels: if several slides would be narrower, fewer are in view. */
  minSlideWidth?: number | undefined;
  /** The class of each slide, for its layout. */
  slideClassName?: string | undefined;
  /** Replaces the carousel's texts; those left out stay. */
  labels?: PartialLabels<CarouselLabels> | undefined;
};

/**
 * An endless row of slides, one or several in view, that advances one slide at a time. Follows the W3C APG's carousel
 * pattern and WCAG 2.2.2: a Pause button comes first, hovering pauses, keyboard focus stops the rotation, and only Play
 * restarts it. With reduced motion the carousel starts stopped. The left and right arrow keys work as Previous and
 * Next. It renders three times as many slides as are in view, however long the list is.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  return props.items.length === 0 ? null : <Row {...props} />;
}

/** Pixels between two slides, as in the stylesheet. */
const DEFAULT_SPACING = 30;

/** Not in prerendered HTML, where a content policy may reject style attributes: the stylesheet has the defaults. */
function columnStyle(spacing: number, minSlideWidth: number | undefined) {
  const style: CSSProperties & Partial<Record<`--ts-${string}`, string>> = {};
  if (spacing !== DEFAULT_SPACING) style['--ts-spacing'] = `${spacing}px`;
  // The edge of a neighbour that is out of view begins there.
  if (spacing < DEFAULT_SPACING) style['--ts-clip-margin'] = `${Math.max(0, spacing - 2)}px`;
  if (minSlideWidth !== undefined) style['--ts-min-slide'] = `${minSlideWidth}px`;
  return style;
}

interface Show {
  place: Place;
  /** Whether a user moved to this slide, and whether the slides were rotating then. */
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
  spacing = DEFAULT_SPACING,
  slidesPerView = 1,
  minSlideWidth,
  slideClassName,
  labels: ownLabels,
  className,
  onKeyDown,
  ...rest
}: CarouselProps<Item>) {
  const labels = useLabels('Carousel', carouselLabels, ownLabels);
  const slides = { items, keyOf };
  const total = Math.max(expected, items.length);
  const { formatNumber, locale } = useUi();
  const written = formatNumber(total);
  const slidesId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const measured = useSlidesInView(viewport, slidesPerView);
  const inView = measured ?? slidesPerView;
  const enabled = items.length > inView;
  const [show, setShow] = useState<Show>(() => ({ place: firstPlace(slides), manual: undefined }));
  const place = settle(show.place, slides);
  const { position } = place;

  const go = (by: number, manual: Show['manual']) =>
    setShow((last) => ({ place: stepFrom(settle(last.place, slides), slides, by), manual }));
  // A step beyond the items known so far waits until the rest of the list arrives.
  const [pending, setPending] = useState<number>();
  const isKnown = (index: number) =>
    total === items.length || (index >= 0 && index + inView <= items.length);
  const onTurn = () => {
    setPending(undefined);
    go(1, undefined);
  };
  const { rotation, reducedMotion, press } = useRotation({
    viewport,
    enabled,
    delay,
    position,
    onTurn,
  });
  const onStep = (by: number) => go(by, rotation === 'rotating' ? 'rotating' : 'resting');

  const stepByButton = (by: number) => {
    const wanted = (pending ?? 0) + by;
    const isPending = !isKnown(place.index + wanted);
    setPending(isPending ? wanted : undefined);
    if (!isPending && wanted !== 0) onStep(wanted);
  };
  if (pending !== undefined && total === items.length) {
    setPending(undefined);
    onStep(pending);
  }
  const ready = useSwiper({
    viewport,
    enabled,
    inView,
    position,
    spacing,
    still: reducedMotion,
    before: isKnown(place.index - inView),
    after: isKnown(place.index + inView),
    onSwipe: (by) => {
      setPending(undefined);
      onStep(by);
    },
  });
  useFocusFollows(viewport, position, inView);

  // Slides that all fit into the view are in list order, whichever was first before the window grew.
  const start = enabled ? place : stepFrom(place, slides, -place.index);
  const shown = Math.min(inView, items.length);
  const beside = enabled && ready ? inView : 0;
  const places = placesFrom(start, slides, -beside, shown + 2 * beside);
  const seen = places.slice(beside, beside + shown);
  const first = start.index + 1;
  const last = (seen.at(-1)?.index ?? start.index) + 1;
  const slideLabel = (position: number) =>
    labels.position({ position: formatNumber(position), total: written });
  const placeLabel = (from: number, to: number) =>
    shown > 1
      ? labels.positions({ first: formatNumber(from), last: formatNumber(to), total: written })
      : slideLabel(from);
  const announce = () => {
    const names = seen.flatMap(({ index }) => items[index] ?? []).map(nameOf);
    const place = { first: formatNumber(first), last: formatNumber(last), total: written };
    return shown > 1
      ? labels.announcementOfSeveral({ ...place, names: formatList(locale, names) })
      : labels.announcement({ ...place, position: place.first, name: names[0] ?? '' });
  };
  const several = slidesPerView > 1;
  // A tap also moves a rotating carousel: this one change is announced.
  const quiet = enabled && rotation === 'rotating' && show.manual !== 'rotating';
  return (
    <section
      {...rest}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(base.root, styles.carousel, className)}
      data-single={enabled ? undefined : ''}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const by = enabled ? arrowStep(event) : 0;
        if (by === 0) return;
        event.preventDefault(); // otherwise a page wider than the window scrolls
        stepByButton(by);
      }}
    >
      {enabled && (
        <CarouselControls
          rotation={rotation}
          delay={delay}
          position={position}
          below={several}
          positionLabel={placeLabel(first, last)}
          longestLabel={placeLabel(total, total)}
          slidesId={slidesId}
          onPress={press}
          onStep={stepByButton}
          labels={labels}
        />
      )}
      <div
        ref={viewport}
        className={cx(styles.viewport, several && styles.several)}
        data-slides={several ? slidesPerView : undefined}
        data-in-view={several ? measured : undefined}
        style={several ? columnStyle(spacing, minSlideWidth) : undefined}
      >
        <div id={slidesId} className={cx('swiper-wrapper', styles.row)}>
          {places.map((at) => {
            const item = items[at.index];
            const isInView = seen.includes(at);
            if (item === undefined) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern requires a group, not a form's fieldset
              <div
                key={at.position}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={slideLabel(at.index + 1)}
                inert={!isInView}
                // Browsers need only `inert`; test tools still use `aria-hidden`.
                aria-hidden={!isInView || undefined}
                className={cx('swiper-slide', slideClassName)}
              >
                <SlideContent
                  render={children}
                  item={item}
                  first={at.position >= 0 && at.position < inView}
                  provisional={
                    total > items.length && at.index - at.position !== start.index - start.position
                  }
                />
              </div>
            );
          })}
        </div>
      </div>
      {enabled && (
        <VisuallyHidden aria-live={quiet ? 'off' : 'polite'} aria-atomic="true">
          {show.manual && announce()}
        </VisuallyHidden>
      )}
    </section>
  );
}

interface SlideContentProps<Item> extends CarouselSlideState {
  item: Item;
  render: CarouselProps<Item>['children'];
}

/** Renders the content of a slide. */
function SlideContent<Item>({ render, item, first, provisional }: SlideContentProps<Item>) {
  'use memo'; // each touch pauses and resumes the rotation, which must not re-render slides
  return render(item, { first, provisional });
}
