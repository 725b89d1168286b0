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
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import { arrowStep } from './arrowStep.ts';
import styles from './Carousel.module.css';
import { CarouselControls, DEFAULT_DELAY } from './CarouselControls.tsx';
import { type CarouselLabels, carouselLabels } from './carouselLabels.ts';
import { firstPlace, type Place, placesFrom, settle, stepFrom } from './place.ts';
import { useFocusFollows } from './useFocusFollows.ts';
import { useRotation } from './useRotation.ts';
import { useSlidesInView } from './useSlidesInView.ts';
import { useSwiper } from './useSwiper.ts';

/** What a slide can know of itself while it is rendered. */
export interface CarouselSlideState {
  /** It is one of those that the page opens with. */
  first: boolean;
  /** Another item may take its place any moment: what it shows need not be fetched before it is looked at. */
  provisional: boolean;
}

export type CarouselProps<Item> = Omit<ComponentProps<'section'>, 'children'> & {
  /** What to show, in order. With none nothing is rendered; what fits into the view stands still, without controls. */
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
  /** Pixels between two slides: while they move, and where several are in view. */
  spacing?: number | undefined;
  /** How many slides are in view at once, where there is room for them. */
  slidesPerView?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Where several slides would be narrower than these pixels, fewer are in view. */
  minSlideWidth?: number | undefined;
  /** The class of each slide, which lays out what is on it. */
  slideClassName?: string | undefined;
  /** Replaces the carousel's texts; those left out stay. */
  labels?: PartialLabels<CarouselLabels> | undefined;
};

/**
 * Anything, one or several at a time, in an endless row that turns by itself, one slide a turn. Follows the W3C APG's
 * carousel pattern and WCAG 2.2.2: a Pause button comes first, hovering pauses, keyboard focus stops, and only Play clears
 * a stop; a visitor who asks for less motion starts stopped. Left and right arrow keys press Previous and Next. Whatever the number of items, three times as many slides are
 * rendered as are in view.
 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  return props.items.length === 0 ? null : <Row {...props} />;
}

/** Pixels between two slides, as in the stylesheet. */
const DEFAULT_SPACING = 30;

/** Not in prerendered HTML, where a content policy may refuse style attributes: the stylesheet has the defaults. */
function columnStyle(spacing: number, minSlideWidth: number | undefined) {
  const style: CSSProperties & { '--ts-spacing'?: string; '--ts-min-slide'?: string } = {};
  if (spacing !== DEFAULT_SPACING) style['--ts-spacing'] = `${spacing}px`;
  if (minSlideWidth !== undefined) style['--ts-min-slide'] = `${minSlideWidth}px`;
  return style;
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
  // What a list that has only begun does not know cannot be gone to: a button's steps are taken once it does.
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

  // What fits into the view is in its order, whatever was first before the window grew.
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
  // A tap moves a rotating carousel too: that one change may be heard.
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
        event.preventDefault(); // or a page wider than the window scrolls
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
              // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern asks for a group; a fieldset is a form's.
              <div
                key={at.position}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={slideLabel(at.index + 1)}
                inert={!isInView}
                // Inert says it all to browsers; test tools still go by aria-hidden.
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

/** What is on a slide. */
function SlideContent<Item>({ render, item, first, provisional }: SlideContentProps<Item>) {
  'use memo'; // each touch pauses and resumes, which changes no slide
  return render(item, { first, provisional });
}
