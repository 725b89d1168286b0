import type { CSSProperties } from 'react';
import { IconButton } from '../../primitives/Button/Button.tsx';
import * as styles from './CarouselControls.module.css';
import type { CarouselLabels } from './carouselLabels.ts';
import type { Rotation } from './rotation.ts';

interface CarouselControlsProps {
  rotation: Rotation;
  /** The ring's duration in milliseconds. */
  delay: number;
  /** The first slide in view; the ring restarts when it changes. */
  position: number;
  /** Whether the controls are below the slides in wide windows, too. */
  below: boolean;
  /** "1 of 48". */
  positionLabel: string;
  /** The longest position label; the controls reserve its width. */
  longestLabel: string;
  /** The id of the slides' row. */
  slidesId: string;
  onPress: (at: number) => void;
  onStep: (by: number) => void;
  labels: CarouselLabels;
}

/** How long a slide stays, in milliseconds (specification, section 9); the stylesheet repeats it as `--ts-delay`. */
export const DEFAULT_DELAY = 3000;

const PAUSE_ICON = 'M9 6.5v11M15 6.5v11';
const PLAY_ICON = 'M9 6.2v11.6l8.6-5.8Z';

/** Pause or Play, Previous, the position, and Next: before the slides in tab order (APG carousel pattern). */
export function CarouselControls(props: CarouselControlsProps) {
  const { rotation, delay, position, slidesId, onPress, onStep, labels } = props;
  const stopped = rotation === 'stopped';
  // Not in prerendered HTML, where a content policy may reject style attributes: the stylesheet has the default.
  const ringTime: (CSSProperties & { '--ts-delay': string }) | undefined =
    delay === DEFAULT_DELAY ? undefined : { '--ts-delay': `${delay}ms` };
  return (
    <div className={styles.controls} data-below={props.below ? '' : undefined}>
      <button
        type="button"
        className={styles.rotation}
        aria-label={stopped ? labels.play : labels.pause}
        data-rotation={rotation}
        onClick={(event) => onPress(event.timeStamp)}
      >
        <span className={styles.ring} key={position} style={ringTime}>
          <span className={styles.half} />
          <span className={styles.half} />
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={stopped ? PLAY_ICON : PAUSE_ICON} fill={stopped ? 'currentColor' : 'none'} />
        </svg>
        <span className={styles.rotationText}>{stopped ? labels.playText : labels.pauseText}</span>
      </button>
      <IconButton
        className={styles.step}
        aria-label={labels.previous}
        aria-controls={slidesId}
        onClick={() => onStep(-1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
        </svg>
      </IconButton>
      <p className={styles.position} data-longest={props.longestLabel}>
        {props.positionLabel}
      </p>
      <IconButton
        className={styles.step}
        aria-label={labels.next}
        aria-controls={slidesId}
        onClick={() => onStep(1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
        </svg>
      </IconButton>
    </div>
  );
}
