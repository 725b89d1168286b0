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
import { useDirection } from '../../primitives/place/useDirection.ts';
import { afterPaint } from '../../primitives/state/afterPaint.ts';
import { loadSwiper } from './loadSwiper.ts';

const SLIDE_MS = 450;

interface SwiperSettings {
  /** The element around the slides' row. */
  viewport: RefObject<HTMLElement | null>;
  /** Whether there is anything to slide to. */
  enabled: boolean;
  /** How many slides are in view. The row holds as many before them, and as many after them. */
  inView: number;
  /** The first slide in view. */
  position: number;
  /** Pixels between two slides. */
  spacing: number;
  /** Slides change at once, without motion. */
  still: boolean;
  /** Whether a finger can draw in the slides before those in view. */
  before: boolean;
  /** Whether a finger can draw in the slides after those in view. */
  after: boolean;
  /** A swipe went `by` slides, no further than what was in view. */
  onSwipe: (by: number) => void;
}

/**
 * Motion and touch for a row of slides, by Swiper, which is loaded once the first picture is
 * on screen; until then, or if that fails, slides change without motion. Answers whether it is time
 * to render the neighbours.
 *
 * The window moves first: when `position` changes, the row already holds the new slide in its
 * middle. It is put back to where the eye last saw it and slides from there. So there is always a
 * neighbour on either side, the row has no ends, and nothing is left to be done after the motion.
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
      // Without Swiper the slides still change, at once.
      const loaded = await loadSwiper().catch(() => undefined);
      if (wanted && loaded) setSwiperClass(() => loaded);
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [enabled, viewport]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper reads the direction when it begins, and then keeps to it.
  useLayoutEffect(() => {
    if (!enabled || !SwiperClass || !viewport.current) return;
    const instance = new SwiperClass(viewport.current, {
      initialSlide: inView,
      slidesPerView: inView,
      spaceBetween: spacing,
      watchOverflow: false,
      // A mouse selects text, and has buttons to press.
      simulateTouch: false,
      // A fifth of the way is far enough, however slow the drag.
      longSwipesRatio: 0.2,
      // Swiper would take the focus from a button when a slide is touched.
      focusableElements: ':not(*)',
      on: {
        // A swipe in the midst of a motion counts from where that leads.
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

/** Slides to the middle of the row, whose window has just moved `by` slides. */
function slideIn(swiper: Swiper, by: number, inView: number): void {
  const offset = swiper.getTranslate();
  swiper.update();
  swiper.allowSlidePrev = true;
  swiper.allowSlideNext = true;
  const step = swiper.slidesGrid[1] ?? 0;
  // A change in the midst of another finishes that one first: there is nothing beyond the row's ends.
  placeAt(swiper, Math.min(0, Math.max(-2 * inView * step, offset + by * step)));
  swiper.slideTo(inView, swiper.params.speed, false);
}

/** Puts the row at an offset at once and ends any motion of it. */
function placeAt(swiper: Swiper, offset: number): void {
  const { wrapperEl } = swiper;
  // A zero duration would not end a motion that leads to the same offset.
  wrapperEl.style.transitionProperty = 'none';
  swiper.setTranslate(offset);
  // Reading a measure makes the browser take note, so that the next motion begins here.
  void wrapperEl.offsetWidth;
  wrapperEl.style.transitionProperty = '';
}
