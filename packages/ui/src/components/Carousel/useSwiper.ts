'use client';

import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Swiper } from 'swiper';
import { canObserveSize } from '../../primitives/browser/carouselObservers.ts';
import { useDirection } from '../../primitives/place/useDirection.ts';
import { afterPaint } from '../../primitives/state/afterPaint.ts';
import { loadSwiper } from './loadSwiper.ts';

const SLIDE_MS = 450;

interface SwiperSettings {
  /** The element around the slides' row. */
  viewport: RefObject<HTMLElement | null>;
  /** Whether there is more than one place to slide to. */
  enabled: boolean;
  /** How many slides are in view. The row holds the same number before them and after them. */
  inView: number;
  /** The first slide in view. */
  position: number;
  /** Pixels between two slides. */
  spacing: number;
  /** Whether slides change at once, without motion. */
  still: boolean;
  /** Whether a swipe can reveal the slides before those in view. */
  before: boolean;
  /** Whether a swipe can reveal the slides after those in view. */
  after: boolean;
  /** Called after a swipe by `by` slides, at most the number in view. */
  onSwipe: (by: number) => void;
}

/**
 * Moves a row of slides with Swiper, which loads once the first picture is on screen. Until then, or if it cannot be
 * loaded, slides change without motion. Returns whether to render the neighbours.
 *
 * The window of slides shifts first: when `position` changes, the row already holds the new slide in its middle. This
 * hook puts the row back to where the user last saw it and slides it from there. So there is always a neighbour on
 * either side, the row has no ends, and no cleanup is needed after the motion.
 */
export function useSwiper(settings: SwiperSettings): boolean {
  const { viewport, enabled, inView, position, spacing, still } = settings;
  const [ready, setReady] = useState(false);
  const [SwiperClass, setSwiperClass] = useState<typeof Swiper>();
  const swiper = useRef<Swiper>(null);
  const shownPosition = useRef(position);
  const swipe = useEffectEvent(settings.onSwipe);
  const limit = useEffectEvent((touched: Swiper) => {
    touched.allowSlidePrev = settings.before;
    touched.allowSlideNext = settings.after;
  });
  const direction = useDirection(viewport);

  useEffect(() => {
    if (!enabled) return;
    let wanted = true;
    const callOff = afterPaint(viewport.current?.querySelector('img') ?? null, async () => {
      setReady(true);
      // Without Swiper the slides still change, but without motion.
      const loaded = await loadSwiper().catch(() => undefined);
      if (wanted && loaded) setSwiperClass(() => loaded);
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [enabled, viewport]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper reads the direction only when it starts.
  useLayoutEffect(() => {
    if (!enabled || !SwiperClass || !viewport.current) return;
    const instance = new SwiperClass(viewport.current, {
      initialSlide: inView,
      slidesPerView: inView,
      spaceBetween: spacing,
      watchOverflow: false,
      resizeObserver: canObserveSize(),
      // A mouse selects text, and can press the buttons.
      simulateTouch: false,
      // A fifth of the width is far enough, even for a slow swipe.
      longSwipesRatio: 0.2,
      // Otherwise Swiper takes the focus from a button when the user touches a slide.
      focusableElements: ':not(*)',
      on: {
        // A swipe during a motion starts from the motion's target.
        touchStart: (touched) => {
          if (touched.animating) placeAt(touched, -(touched.slidesGrid[inView] ?? 0));
          limit(touched);
        },
        slideChangeTransitionStart: ({ activeIndex }) => {
          if (activeIndex !== inView) swipe(activeIndex - inView);
        },
      },
    });
    swiper.current = instance;
    return () => {
      instance.destroy();
      swiper.current = null;
    };
  }, [enabled, SwiperClass, inView, spacing, direction, viewport]);

  useLayoutEffect(() => {
    const by = position - shownPosition.current;
    shownPosition.current = position;
    if (!swiper.current) return;
    swiper.current.params.speed = still ? 0 : SLIDE_MS;
    if (by !== 0) slideIn(swiper.current, by, inView);
  }, [position, still, inView]);

  return ready;
}

/** Slides to the middle of the row, whose window has just shifted by `by` slides. */
function slideIn(swiper: Swiper, by: number, inView: number): void {
  const offset = swiper.getTranslate();
  swiper.update();
  swiper.allowSlidePrev = true;
  swiper.allowSlideNext = true;
  const step = swiper.slidesGrid[1] ?? 0;
  // A change during a motion finishes that motion first, because there are no slides beyond the row's ends.
  placeAt(swiper, Math.min(0, Math.max(-2 * inView * step, offset + by * step)));
  swiper.slideTo(inView, swiper.params.speed, false);
}

/** Puts the row at an offset without motion and ends a running motion. */
function placeAt(swiper: Swiper, offset: number): void {
  const { wrapperEl } = swiper;
  // A zero duration would not end a motion to the same offset.
  wrapperEl.style.transitionProperty = 'none';
  swiper.setTranslate(offset);
  // Reading a size forces a layout, so that the next motion starts here.
  void wrapperEl.offsetWidth;
  wrapperEl.style.transitionProperty = '';
}
