'use client';

import { cx } from 'class-variance-authority';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import styles from './QuantityStepper.module.css';
import { StepButton } from './StepButton.tsx';
import { useQuantity } from './useQuantity.ts';

/** The texts of a quantity stepper. */
export interface QuantityStepperLabels {
  quantity: Label<{ name: string }>;
  decrease: Label<{ name: string }>;
  increase: Label<{ name: string }>;
  /** Said where there are few, and to whoever asks for more than there are. */
  left: Label<CountValues>;
  /** Says what to enter in place of a text that is no quantity. */
  invalid: Label<{ min: string; max: string }>;
  /** The same where only one quantity is possible. */
  invalidOnly: Label<{ quantity: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    QuantityStepper: QuantityStepperLabels;
  }
}

const defaultLabels: QuantityStepperLabels = {
  quantity: ({ name }) => `Quantity of ${name}`,
  decrease: ({ name }) => `Decrease quantity of ${name}`,
  increase: ({ name }) => `Increase quantity of ${name}`,
  left: ({ written }) => `Only ${written} left`,
  invalid: ({ min, max }) => `Enter a whole number from ${min} to ${max}.`,
  invalidOnly: ({ quantity }) => `Enter ${quantity}.`,
};

/** From so many down, it is always said how many are left. */
const LOW_STOCK_THRESHOLD = 3;

type OwnProps =
  | 'type'
  | 'role'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'readOnly'
  | 'onChange';
type Handlers = 'onBlur' | 'onFocus' | 'onKeyDown';

export type QuantityStepperProps = Omit<ComponentProps<'input'>, OwnProps | Handlers> & {
  /** What is counted. */
  itemName: string;
  /** How many there are now, where the parent holds that; without it the stepper does. */
  value?: number | undefined;
  /** How many there are at first, where the stepper holds that; the fewest by default. */
  defaultValue?: number | undefined;
  /** The most there can be. */
  max: number;
  /** The fewest there can be: 1 by default, or `max` if that is less. */
  min?: number | undefined;
  /**
   * Another quantity was chosen. `limited` says that more was asked for than `max`: the stepper has announced so, and
   * nothing else needs to be.
   */
  onValueChange?: ((value: number, limited: boolean) => void) | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<QuantityStepperLabels> | undefined;
};

/**
 * How many of something: fewer, a field, more. What is typed counts on Enter, on Escape, when the field is left, and when it
 * goes: with a drawer around it, or with the page. A text that is no quantity changes nothing: it stays in the field, with
 * a message, until it is corrected, or discarded by Escape or a press of either button. A button that is held repeats its step.
 * A form around it submits the quantity as `name`, in digits of a program. `className` and `style` go to the whole, `disabled` to
 * the field and its buttons, the rest to the field.
 */
export function QuantityStepper({
  itemName,
  value: givenValue,
  max,
  min: givenMin = 1,
  defaultValue,
  onValueChange,
  labels: ownLabels,
  className,
  style,
  name,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: QuantityStepperProps) {
  const labels = useLabels('QuantityStepper', defaultLabels, ownLabels);
  const root = useRef<HTMLDivElement>(null);
  const leftId = useId();
  const errorId = useId();
  const { formatNumber, formatCount } = useUi();
  const min = Math.min(givenMin, max);
  const given = { value: givenValue, defaultValue: defaultValue ?? min, min, max, onValueChange };
  const limits = { min: formatNumber(min), max: formatNumber(max) };
  const messages = {
    left: labels.left(formatCount(max)),
    invalid: min === max ? labels.invalidOnly({ quantity: limits.max }) : labels.invalid(limits),
  };
  const { value, draft, announcement, choose, field } = useQuantity(given, root, messages);
  const longest = Math.max(limits.min.length, limits.max.length);
  const isScarce = value >= max || max <= LOW_STOCK_THRESHOLD;

  return (
    <div ref={root} className={cx(base.root, styles.stepper, className)} style={style}>
      {isScarce && (
        <p id={leftId} className={styles.left}>
          <CircleAlert aria-hidden="true" />
          <span>{messages.left}</span>
        </p>
      )}
      <div className={styles.pill} data-invalid={draft?.isInvalid}>
        <StepButton
          aria-label={labels.decrease({ name: itemName })}
          disabled={disabled}
          isAtLimit={value <= min}
          onStep={() => choose(value - 1)}
        >
          <Minus aria-hidden="true" />
        </StepButton>
        {/* As wide as its longest number. (Not by `style`: a content policy may refuse that.) */}
        <span className={styles.field} data-longest={'0'.repeat(longest)}>
          <input
            aria-label={labels.quantity({ name: itemName })}
            inputMode={min < 0 ? 'text' : 'numeric'} // digits alone have no minus sign
            autoComplete="off"
            {...rest}
            {...field}
            type="text" // a number field reads no other digits than those of a program
            role="spinbutton"
            disabled={disabled}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            value={draft?.text ?? formatNumber(value)}
            aria-invalid={draft?.isInvalid}
            aria-describedby={
              cx(describedBy, isScarce && leftId, draft?.isInvalid && errorId) || undefined
            }
          />
        </span>
        {name !== undefined && (
          <input type="hidden" name={name} form={rest.form} disabled={disabled} value={value} />
        )}
        <StepButton
          aria-label={labels.increase({ name: itemName })}
          disabled={disabled}
          isAtLimit={value >= max}
          onStep={() => choose(value + 1)}
        >
          <Plus aria-hidden="true" />
        </StepButton>
      </div>
      {draft?.isInvalid && (
        // Below: what is pressed next must not move away when the field is left for it.
        <p id={errorId} className={styles.error}>
          {messages.invalid}
        </p>
      )}
      <VisuallyHidden aria-live="polite">
        {/* A new element each time: the same text would not be read again. */}
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </div>
  );
}
