'use client';

import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { useFieldValue } from './useFieldValue.ts';

/** The props that fields of radio buttons share. */
export type RadiosProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** The field's heading and accessible name. */
  legend: ReactNode;
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

interface ChoiceProps<Value, Root> {
  options: readonly { value: Value }[];
  value: Value | undefined;
  defaultValue: Value | undefined;
  onValueChange: ((value: Value) => void) | undefined;
  onClear: (() => void) | undefined;
  /** The component's own ref. */
  ref: Ref<Root | null> | undefined;
}

/** Returns the ref of a field with one choice, the chosen value, and a function that chooses a control's value. */
export function useChosenOption<Value extends string, Root extends Element>({
  options,
  value,
  defaultValue,
  onValueChange,
  onClear,
  ref,
}: ChoiceProps<Value, Root>): [
  root: RefObject<Root | null>,
  chosen: Value | undefined,
  choose: (shown: string | undefined) => void,
] {
  const root = useOwnRef<Root>(ref);
  const choose = (shown: string | undefined) => {
    const option = options.find((other) => other.value === shown);
    if (option) setChosen(option.value);
  };
  const [chosen, setChosen] = useFieldValue<Value | undefined>(
    {
      ...{ value, defaultValue },
      onValueChange: (next) => (next === undefined ? onClear?.() : onValueChange?.(next)),
    },
    root,
    ([shown]) => choose(shown),
  );
  return [root, chosen, choose];
}
