'use client';

import { cx } from 'class-variance-authority';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useLabels } from '../../locale/labels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './QuantityStepper.module.css';

/** The texts of a quantity stepper. */
export interface QuantityStepperLabels {
  quantity: (name: string) => string;
  decrease: (name: string) => string;
  increase: (name: string) => string;
  /** Said where there are few, and to whoever asks for more than there are. */
  left: (max: number) => string;
}

const defaultLabels: QuantityStepperLabels = {
  quantity: (name) => `Quantity of ${name}`,
  decrease: (name) => `Decrease quantity of ${name}`,
  increase: (name) => `Increase quantity of ${name}`,
  left: (max) => `Only ${max} left`,
};

/** From so many down, it is always said how many are left. */
const FEW = 3;

type OwnProps = 'type' | 'name' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange';
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
  labels?: Partial<QuantityStepperLabels> | undefined;
};

/**
 * How many of something: fewer, a field, more. What is typed counts on Enter or when the field is left. `className` and
 * `style` go to the whole, the rest to the field.
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
  'aria-describedby': describedBy,
  ...rest
}: QuantityStepperProps) {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const labels = useLabels('QuantityStepper', defaultLabels, ownLabels);
  const leftId = useId();
  const [draft, setDraft] = useState<string>();
  const [announcement, setAnnouncement] = useState({ count: 0, text: '' });
  const isScarce = value >= max || max <= FEW;

  const choose = (wanted: number) => {
    setDraft(undefined);
    const limited = wanted > max;
    if (limited) setAnnouncement(({ count }) => ({ count: count + 1, text: labels.left(max) }));
    const quantity = Math.max(min, Math.min(wanted, max));
    if (quantity !== value) onChange(quantity, limited);
  };
  const typed = draft !== undefined && /^\d+$/.test(draft) ? Number(draft) : value;
  const wanted = typed >= min ? typed : value;
  const chooseOnKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step !== 0 || draft !== undefined) choose(wanted + step);
  };

  return (
    <div className={cx(styles.stepper, className)} style={style}>
      {isScarce && (
        <p id={leftId} className={styles.left}>
          <CircleAlert aria-hidden="true" />
          {labels.left(max)}
        </p>
      )}
      <div className={styles.pill}>
        <button
          type="button"
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
          min={min}
          max={max}
          value={draft ?? value}
          aria-describedby={cx(describedBy, isScarce && leftId) || undefined}
          style={{ width: `${String(max).length + 1}ch` }}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => draft !== undefined && choose(wanted)}
          onKeyDown={chooseOnKey}
          // Scrolling past a focused field would count.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <button
          type="button"
          aria-label={labels.increase(name)}
          aria-disabled={value >= max || undefined}
          onClick={() => choose(value + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <VisuallyHidden aria-live="polite">
        {/* A new element each time: the same text would not be read again. */}
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </div>
  );
}
