'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Toy } from '../../toy.ts';
import { defaultLabels, type SliderLabels } from './labels.ts';
import { firstPlace, type Place, settle, stepFrom } from './place.ts';
import { Slide } from './Slide.tsx';
import styles from './Slider.module.css';
import { DEFAULT_DELAY, SliderControls } from './SliderControls.tsx';
import { useFocusFollows } from './useFocusFollows.ts';
import { useRotation } from './useRotation.ts';
import { useSwiper } from './useSwiper.ts';

export type SliderProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The toys, in order. With none nothing is rendered; one stands still, without controls. */
  toys: readonly Toy[];
  /** How many toys there will be, where `toys` holds only the first of them so far; as many as it holds by default. */
  total?: number | undefined;
  /** Where a toy's "View More" leads. */
  toyHref: (toy: Toy) => string;
  /** The region's accessible name. */
  label?: string | undefined;
  /** Milliseconds between the starts of two changes; a manual change starts them anew. */
  delay?: number | undefined;
  /** Pixels between two slides while they move. */
  spacing?: number | undefined;
  /** Replaces the slider's words; those left out stay. */
  labels?: Partial<SliderLabels> | undefined;
};

/**
 * All toys, one at a time, in an endless row that turns by itself: put it straight into a `Hero`, it
 * brings the page's column along. Follows the W3C APG's carousel pattern and WCAG 2.2.2: a Pause
 * button comes first, hovering holds, keyboard focus stops, and only Play clears a stop; a visitor
 * who asks for less motion starts stopped. Whatever the number of toys, three slides are rendered.
 */
export function Slider({ toys, ...rest }: SliderProps) {
  return toys.length === 0 ? null : <Carousel {...rest} toys={toys} />;
}

interface Show {
  place: Place;
  /** How a visitor got here, if it was a visitor: while the slides rotated, or while they did not. */
  manual: 'rotating' | 'resting' | undefined;
}

function Carousel({
  toys,
  total: expected = 0,
  toyHref,
  label = 'Featured toys',
  delay = DEFAULT_DELAY,
  spacing = 30,
  labels: ownLabels,
  className,
  ...rest
}: SliderProps) {
  const labels = { ...defaultLabels, ...ownLabels };
  const total = Math.max(expected, toys.length);
  const enabled = toys.length > 1;
  const slidesId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const [show, setShow] = useState<Show>(() => ({ place: firstPlace(toys), manual: undefined }));
  const place = settle(show.place, toys);
  const { position } = place;

  const go = (by: number, manual: Show['manual']) =>
    setShow((last) => ({ place: stepFrom(settle(last.place, toys), toys, by), manual }));
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

  const toy = toys[place.index];
  const announcement =
    show.manual && toy ? labels.announcement(toy.toyName, place.index + 1, total) : '';
  // A tap moves a rotating slider too: that one change may be heard.
  const quiet = enabled && rotation === 'rotating' && show.manual !== 'rotating';
  return (
    <section
      {...rest}
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cx(styles.slider, className)}
      data-single={enabled ? undefined : ''}
    >
      {enabled && (
        <SliderControls
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
            const beside = stepFrom(place, toys, by);
            const besideToy = toys[beside.index];
            return (
              besideToy && (
                <Slide
                  key={beside.position}
                  toy={besideToy}
                  href={toyHref(besideToy)}
                  label={labels.position(beside.index + 1, total)}
                  current={by === 0}
                  first={beside.position === 0}
                  provisional={total > toys.length && beside.index !== place.index + by}
                  labels={labels}
                />
              )
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
