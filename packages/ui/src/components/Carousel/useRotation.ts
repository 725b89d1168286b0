'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { reducedMotionQuery } from '../../primitives/browser/browser.ts';
import { type Rotation, restingState, rotationOf, rotationReducer } from './rotation.ts';
import { watchCarousel } from './watchCarousel.ts';

interface RotationSettings {
  /** The element around the slides, a child of the carousel's root. */
  viewport: RefObject<HTMLElement | null>;
  /** Whether there is more than one place to rotate to. */
  enabled: boolean;
  /** Milliseconds from the start of one change to the start of the next. */
  delay: number;
  /** The current slide: every change of it restarts the delay. */
  position: number;
  onTurn: () => void;
}

interface RotationControl {
  rotation: Rotation;
  reducedMotion: boolean;
  /** A press of the Pause/Play button; `at` is the event's time stamp. */
  press: (at: number) => void;
}

/** Advances the slides with a timer, which runs only in the state `rotating`. */
export function useRotation(settings: RotationSettings): RotationControl {
  const { viewport, enabled, delay, position } = settings;
  const [state, dispatch] = useReducer(rotationReducer, restingState);
  const rotation = rotationOf(state);
  const turn = useEffectEvent(settings.onTurn);

  // Before the first paint of a client render, so that the Pause button does not flash.
  useLayoutEffect(() => {
    const query = reducedMotionQuery();
    if (!query) return;
    const notify = () => dispatch({ type: 'reducedMotion', on: query.matches });
    notify();
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  }, []);

  useEffect(() => {
    const root = viewport.current?.parentElement;
    if (!enabled || !viewport.current || !root) return;
    return watchCarousel(root, viewport.current, dispatch);
  }, [viewport, enabled]);

  const running = enabled && rotation === 'rotating';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of slide restarts the delay.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(turn, delay);
    return () => clearTimeout(timer);
  }, [running, delay, position]);

  return {
    rotation,
    reducedMotion: state.reducedMotion,
    press: (at) => dispatch({ type: 'press', at }),
  };
}
