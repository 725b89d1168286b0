/** A temporary reason to pause: the rotation resumes when it ends. */
export type PauseReason = 'hovered' | 'touched' | 'hidden' | 'offScreen';

export interface RotationState {
  /** The user's last request: nothing yet, Play, or a stop by the button or by keyboard focus. */
  requested: 'nothing' | 'play' | 'stop';
  /** Whether the user's system requests reduced motion: rotation then waits for Play. */
  reducedMotion: boolean;
  pausedBy: readonly PauseReason[];
  /** When focus stopped the rotation, in milliseconds of the event clock. */
  focusStoppedAt?: number | undefined;
}

export type RotationEvent =
  | { type: 'press' | 'focus'; at: number }
  | { type: 'pause' | 'resume'; by: PauseReason }
  | { type: 'reducedMotion'; on: boolean };

/** `paused` resumes by itself; `stopped` waits for Play. */
export type Rotation = 'rotating' | 'paused' | 'stopped';

export const restingState: RotationState = {
  requested: 'nothing',
  reducedMotion: false,
  pausedBy: [],
};

/** A press this soon after the focus that stopped rotation belongs to the same gesture. */
const GESTURE_MS = 250;

/**
 * All reasons that start or stop the rotation, as one state machine. Keyboard focus stops it, as the W3C APG's carousel
 * pattern requires, and only Play restarts it (WCAG 2.2.2).
 */
export function rotationReducer(state: RotationState, event: RotationEvent): RotationState {
  switch (event.type) {
    case 'press': {
      // A screen reader focuses the button and presses it at once, after it announced Pause to the user.
      const oneGesture =
        state.focusStoppedAt !== undefined && event.at - state.focusStoppedAt < GESTURE_MS;
      if (!isStopped(state) || oneGesture) {
        return { ...state, requested: 'stop', focusStoppedAt: undefined };
      }
      // The pointer that pressed Play is still over the slider and must not pause it again.
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

/** Returns whether the slides rotate, are paused or are stopped. */
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
