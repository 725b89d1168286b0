/** What holds rotation for as long as it lasts and then lets it go on. */
export type Hold = 'hovered' | 'touched' | 'hidden' | 'offScreen';

export interface RotationState {
  /** The last word on rotation: none yet, Play, or a stop by the button or by keyboard focus. */
  asked: 'nothing' | 'play' | 'stop';
  /** Whether the visitor's system asks for less motion: rotation then waits for Play. */
  reducedMotion: boolean;
  holds: readonly Hold[];
  /** When focus stopped a rotation that was on, in milliseconds of the event clock. */
  focusStoppedAt?: number | undefined;
}

export type RotationEvent =
  | { type: 'press' | 'focus'; at: number }
  | { type: 'hold' | 'release'; by: Hold }
  | { type: 'reducedMotion'; on: boolean };

/** `held` goes on by itself, `stopped` waits for Play. */
export type Rotation = 'rotating' | 'held' | 'stopped';

export const restingState: RotationState = { asked: 'nothing', reducedMotion: false, holds: [] };

/** A press this soon after the focus that stopped rotation belongs to the same gesture. */
const GESTURE_MS = 250;

/**
 * Every reason why slides do or do not change by themselves, as one state machine. Keyboard focus
 * stops, as the W3C APG's carousel pattern asks, and only Play clears a stop (WCAG 2.2.2).
 */
export function rotationReducer(state: RotationState, event: RotationEvent): RotationState {
  switch (event.type) {
    case 'press': {
      // A screen reader focuses the button and presses it at once: its user was offered Pause.
      const oneGesture =
        state.focusStoppedAt !== undefined && event.at - state.focusStoppedAt < GESTURE_MS;
      if (!isStopped(state) || oneGesture) {
        return { ...state, asked: 'stop', focusStoppedAt: undefined };
      }
      // The pointer that pressed Play rests on the slider and must not hold it again.
      return { ...release(state, 'hovered'), asked: 'play', focusStoppedAt: undefined };
    }
    case 'focus':
      if (isStopped(state)) return { ...state, asked: 'stop', focusStoppedAt: undefined };
      return { ...state, asked: 'stop', focusStoppedAt: event.at };
    case 'hold':
      return state.holds.includes(event.by)
        ? state
        : { ...state, holds: [...state.holds, event.by] };
    case 'release':
      return release(state, event.by);
    case 'reducedMotion':
      return { ...state, reducedMotion: event.on };
  }
}

/** What the slides are doing. */
export function rotationOf(state: RotationState): Rotation {
  if (isStopped(state)) return 'stopped';
  return state.holds.length > 0 ? 'held' : 'rotating';
}

function isStopped({ asked, reducedMotion }: RotationState): boolean {
  return asked === 'stop' || (asked === 'nothing' && reducedMotion);
}

function release(state: RotationState, by: Hold): RotationState {
  if (!state.holds.includes(by)) return state;
  return { ...state, holds: state.holds.filter((hold) => hold !== by) };
}
