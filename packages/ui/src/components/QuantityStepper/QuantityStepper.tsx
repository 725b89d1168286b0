'use client';

import { cx } from 'class-variance-authority';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './QuantityStepper.module.css';
import { StepButton } from './StepButton.tsx';
import { useQuantity } from './useQuantity.ts';

/** The texts of a quantity stepper. */
export interface QuantityStepperLabels {
  quantity: Label<{ name: string }>;
  decrease: Label<{ name: string }>;
  increase: Label<{ name: string }>;
  /** Shown if few are left, or if the user requests more than `max`. */
  left: Label<CountValues>;
  /** Shown for an invalid text: what to enter. */
  invalid: Label<{ min: string; max: string }>;
  /** Shown for an invalid text if only one quantity is possible. */
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

/** At this stock or less, the stepper always shows how many are left. */
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
  /** The name of the counted item. */
  itemName: string;
  /** The quantity, if the parent controls it; without it the stepper does. */
  value?: number | undefined;
  /** The initial quantity of an uncontrolled stepper; the minimum by default. */
  defaultValue?: number | undefined;
  /** The maximum. */
  max: number;
  /** The minimum: 1 by default, or `max` if that is less. */
  min?: number | undefined;
  /**
   * Called with a new quantity. `limited` means that the user requested more than `max`: the stepper has already
   * announced that.
   */
  onValueChange?: ((value: number, limited: boolean) => void) | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<QuantityStepperLabels> | undefined;
};

/**
 * A quantity with buttons for fewer and more. A typed quantity is committed on Enter, on Escape, on blur, and when the
 * field is unmounted, by a closing drawer or a page change. An invalid text changes nothing: it stays in the field,
 * with a message, until the user corrects it or discards it with Escape or a press of either button. A button that is
 * held repeats its step. A form submits the quantity as `name`, in ASCII digits. `className` and `style` apply to the
 * root, `disabled` to the field and its buttons, other props to the field.
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
        {/* As wide as its longest number. (Not with `style`: a content policy may reject that.) */}
        <span className={styles.field} data-longest={'0'.repeat(longest)}>
          <input
            aria-label={labels.quantity({ name: itemName })}
            inputMode={min < 0 ? 'text' : 'numeric'} // a numeric keyboard has no minus sign
            autoComplete="off"
            {...rest}
            {...field}
            type="text" // a number field accepts ASCII digits only
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
        // Below the field: a button must not move when a press on it blurs the field.
        <p id={errorId} className={styles.error}>
          {messages.invalid}
        </p>
      )}
      <VisuallyHidden aria-live="polite">
        {/* A new element each time: a screen reader ignores an unchanged text. */}
        <span key={announcement.count}>{announcement.text}</span>
      </VisuallyHidden>
    </div>
  );
}
