import { describe, expect, test } from 'vitest';
import {
  type PauseReason,
  type RotationEvent,
  restingState,
  rotationOf,
  rotationReducer,
} from './rotation.ts';

const after = (...events: RotationEvent[]) => events.reduce(rotationReducer, restingState);
const press = (at = 10_000): RotationEvent => ({ type: 'press', at });
const focus = (at = 0): RotationEvent => ({ type: 'focus', at });
const pause = (by: PauseReason): RotationEvent => ({ type: 'pause', by });
const resume = (by: PauseReason): RotationEvent => ({ type: 'resume', by });
const reducedMotion = (on: boolean): RotationEvent => ({ type: 'reducedMotion', on });

describe('rotation', () => {
  test('waits for the last of several reasons to pause', () => {
    const state = after(pause('hovered'), pause('hidden'), resume('hovered'));
    expect(rotationOf(state)).toBe('paused');
    expect(rotationOf(rotationReducer(state, resume('hidden')))).toBe('rotating');
  });

  test('one resume is enough for the same reason twice', () => {
    expect(rotationOf(after(pause('hovered'), pause('hovered'), resume('hovered')))).toBe(
      'rotating',
    );
  });

  test.each<[string, RotationEvent]>([
    ['the button', press(0)],
    ['focus', focus()],
  ])('a stop by %s outlives every pause', (_, stop) => {
    const state = after(stop, pause('hovered'), resume('hovered'), pause('hidden'), focus(500));
    expect(rotationOf(rotationReducer(state, resume('hidden')))).toBe('stopped');
  });

  test('a press in the same gesture as its focus means Pause', () => {
    expect(rotationOf(after(focus(1000), press(1010)))).toBe('stopped');
    expect(rotationOf(after(focus(1000), press(1010), press(1200)))).toBe('rotating');
  });

  test('a press in the same gesture as a focus that stopped nothing means Play', () => {
    expect(rotationOf(after(press(0), focus(1000), press(1010)))).toBe('rotating');
    expect(rotationOf(after(reducedMotion(true), focus(1000), press(1010)))).toBe('rotating');
  });

  test('a second focus is a second gesture', () => {
    expect(rotationOf(after(focus(1000), focus(1100), press(1110)))).toBe('rotating');
  });

  test('Play is not paused by the pointer that pressed it, but when that pointer returns', () => {
    const played = after(pause('hovered'), press(0), press(1));
    expect(rotationOf(played)).toBe('rotating');
    expect(rotationOf(rotationReducer(played, pause('hovered')))).toBe('paused');
  });

  test('Play does not run in a hidden tab', () => {
    expect(rotationOf(after(press(0), pause('hidden'), press(1)))).toBe('paused');
  });

  test('lifting reduced motion clears its own stop only', () => {
    expect(rotationOf(after(reducedMotion(true), reducedMotion(false)))).toBe('rotating');
    expect(rotationOf(after(press(), reducedMotion(true), reducedMotion(false)))).toBe('stopped');
  });
});
