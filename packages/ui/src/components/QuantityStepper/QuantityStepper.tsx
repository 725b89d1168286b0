'use client';

import { cx } from 'class-variance-authority';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './QuantityStepper.module.css';

/** The texts of a quantity stepper. */
export interface QuantityStepperLabels {
  quantity: (name: string) => string;
  decrease: (name: string) => string;
  increase: (name: string) => string;
  /** Said where there are few, and to whoever asks for more than there are. */
  left: (max: number) => string;
  /** Says what to enter in place of a text that is no quantity. */
  invalid: (min: number, max: number) => string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    QuantityStepper: QuantityStepperLabels;
  }
}

const defaultLabels: QuantityStepperLabels = {
  quantity: (name) => `Quantity of ${name}`,
  decrease: (name) => `Decrease quantity of ${name}`,
  increase: (name) => `Increase quantity of ${name}`,
  left: (max) => `Only ${max} left`,
  invalid: (min, max) =>
    min === max ? `Enter ${min}.` : `Enter a whole number from ${min} to ${max}.`,
};

/** From so many down, it is always said how many are left. */
const LOW_STOCK_THRESHOLD = 3;

type OwnProps =
  | 'type'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'readOnly'
  | 'onChange';
type Handlers = 'onBlur' | 'onFocus' | 'onKeyDown' | 'onWheel';

export type QuantityStepperProps = Omit<ComponentProps<'input'>, OwnProps | Handlers> & {
  /** What is counted. */
  name: string;
  /** How many there are now. */
  value: number;
  /** The most there can be. */
  max: number;
  /** The fewest there can be. */
  min?: number | undefined;
  /**
   * Another quantity was chosen. `limited` says that more was asked for than `max`: the stepper has announced so, and
   * nothing else needs to be.
   */
  onChange: (quantity: number, limited: boolean) => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<QuantityStepperLabels> | undefined;
};

/**
 * How many of something: fewer, a field, more. What is typed counts on Enter, on Escape, when the field is left, and when it
 * goes: with a drawer around it, or with the page. A text that is no quantity changes nothing: it stays in the field, with
 * a message, until it is corrected, or discarded by Escape or a press of either button. `className` and `style` go to the
 * whole, `disabled` to the field and its buttons, the rest to the field.
 */
export function QuantityStepper({
  name,
  value,
  max,
  min = 1,
  onChange,
  labels: ownLabels,
  className,
  style,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: QuantityStepperProps) {
  const labels = useLabels('QuantityStepper', defaultLabels, ownLabels);
  const leftId = useId();
  const errorId = useId();
  // What is typed and does not count yet.
  const [draft, setDraft] = useState<{ text: string; isInvalid?: boolean }>();
  const [announcement, setAnnouncement] = useState({ count: 0, text: '' });
  const isScarce = value >= max || max <= LOW_STOCK_THRESHOLD;

  const announce = (text: string) => setAnnouncement(({ count }) => ({ count: count + 1, text }));
  const choose = (wanted: number) => {
    setDraft(undefined);
    const limited = wanted > max;
    if (limited) announce(labels.left(max));
    const quantity = Math.max(min, Math.min(wanted, max));
    if (quantity !== value) onChange(quantity, limited);
  };
  const typed = draft && /^\d+$/.test(draft.text) ? Number(draft.text) : undefined;
  const wanted = typed !== undefined && typed >= min ? typed : undefined;
  const commit = () => {
    if (draft === undefined) return;
    if (wanted !== undefined) {
      choose(wanted);
    } else {
      setDraft({ ...draft, isInvalid: true });
      announce(labels.invalid(min, max));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It closes a drawer around the field as well: there a message would not be read.
      if (wanted === undefined) setDraft(undefined);
      else choose(wanted);
      return;
    }
    const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step === 0) commit();
    else choose((wanted ?? value) + step);
  };

  const commitBeforeLeaving = useEffectEvent(commit);
  const hasDraft = draft !== undefined;
  useEffect(() => {
    if (!hasDraft) return;
    const commitNow = () => commitBeforeLeaving();
    // The former leaves a shop the time to save, the latter comes on phones as well.
    const events = ['beforeunload', 'pagehide'];
    for (const event of events) window.addEventListener(event, commitNow);
    return () => {
      for (const event of events) window.removeEventListener(event, commitNow);
    };
  }, [hasDraft]);
  // A field that goes is not left: there is no blur event.
  useEffect(() => () => commitBeforeLeaving(), []);

  return (
    <div className={cx(base.root, styles.stepper, className)} style={style}>
      {isScarce && (
        <p id={leftId} className={styles.left}>
          <CircleAlert aria-hidden="true" />
          {labels.left(max)}
        </p>
      )}
      <div className={styles.pill} data-invalid={draft?.isInvalid}>
        <button
          type="button"
          disabled={disabled}
          aria-label={labels.decrease(name)}
          aria-disabled={value <= min || undefined}
          onClick={() => choose(value - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          aria-label={labels.quantity(name)}
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          type="number"
          disabled={disabled}
          min={min}
          max={max}
          value={draft?.text ?? value}
          aria-invalid={draft?.isInvalid}
          aria-describedby={
            cx(describedBy, isScarce && leftId, draft?.isInvalid && errorId) || undefined
          }
          style={{ width: `${String(max).length + 1}ch` }}
          onChange={(event) => setDraft({ text: event.target.value })}
          onFocus={(event) => event.target.select()}
          onBlur={draft?.isInvalid ? undefined : commit}
          onKeyDown={onKeyDown}
          // Scrolling past a focused field would count.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <button
          type="button"
          disabled={disabled}
          aria-label={labels.increase(name)}
          aria-disabled={value >= max || undefined}
          onClick={() => choose(value + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {draft?.isInvalid && (
        // Below: what is pressed next must not move away when the field is left for it.
        <p id={errorId} className={styles.error}>
          {labels.invalid(min, max)}
        </p>
      )}
      <VisuallyHidden aria-live="polite">
        {/* A new element each time: the same text would not be read again. */}
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </div>
  );
}
