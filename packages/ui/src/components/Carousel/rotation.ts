/** What pauses rotation for as long as it lasts and then lets it resume. */
export type PauseReason = 'hovered' | 'touched' | 'hidden' | 'offScreen';

export interface RotationState {
  /** What was requested last: nothing yet, Play, or a stop by the button or by keyboard focus. */
  requested: 'nothing' | 'play' | 'stop';
  /** Whether the visitor's system asks for less motion: rotation then waits for Play. */
  reducedMotion: boolean;
  pausedBy: readonly PauseReason[];
  /** When focus stopped a rotation that was on, in milliseconds of the event clock. */
  focusStoppedAt?: number | undefined;
}

export type RotationEvent =
  | { type: 'press' | 'focus'; at: number }
  | { type: 'pause' | 'resume'; by: PauseReason }
  | { type: 'reducedMotion'; on: boolean };

/** `paused` goes on by itself, `stopped` waits for Play. */
export type Rotation = 'rotating' | 'paused' | 'stopped';

export const restingState: RotationState = {
  requested: 'nothing',
  reducedMotion: false,
  pausedBy: [],
};

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
        return { ...state, requested: 'stop', focusStoppedAt: undefined };
      }
      // The pointer that pressed Play rests on the slider and must not pause it again.
      return { ...resume(state, 'hovered'), requested: 'play', focusStoppedAt: undefined };
    }
    case 'focus':
      if (isStopped(state)) return { ...state, requested: 'stop', focusStoppedAt: undefined };
      return { ...state, requested: 'stop', focusStoppedAt: event.at };
    case 'pause':
      return state.pausedBy.includes(event.by)
        ? state
        : { ...state, pausedBy: [...state.pausedBy, event.by] };
    case 'resume':
      return resume(state, event.by);
    case 'reducedMotion':
      return { ...state, reducedMotion: event.on };
  }
}

/** What the slides are doing. */
export function rotationOf(state: RotationState): Rotation {
  if (isStopped(state)) return 'stopped';
  return state.pausedBy.length > 0 ? 'paused' : 'rotating';
}

function isStopped({ requested, reducedMotion }: RotationState): boolean {
  return requested === 'stop' || (requested === 'nothing' && reducedMotion);
}

function resume(state: RotationState, by: PauseReason): RotationState {
  if (!state.pausedBy.includes(by)) return state;
  return { ...state, pausedBy: state.pausedBy.filter((reason) => reason !== by) };
}
