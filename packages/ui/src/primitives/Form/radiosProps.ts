import type { ComponentProps, ReactNode } from 'react';

/** The props that fields of radio buttons share. */
export type RadiosProps<Value extends string, Option> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** The field's heading and accessible name. */
  legend: ReactNode;
  /** The choices, in order. */
  options: readonly Option[];
  /** The chosen option if the parent controls it; without it the field does. */
  value?: Value | undefined;
  /** The initial option of an uncontrolled field; none by default. */
  defaultValue?: Value | undefined;
  /** Called with the option that the user chooses. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Called when a reset of the form removes the choice: an uncontrolled field without `defaultValue` has none then. */
  onClear?: (() => void) | undefined;
  /** The name under which a form submits the value. A generated one by default: radio buttons need a shared name. */
  name?: string | undefined;
  /** Whether a form requires a choice before it is submitted. */
  required?: boolean | undefined;
};
