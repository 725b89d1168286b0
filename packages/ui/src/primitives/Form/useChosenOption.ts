'use client';

import type { Ref, RefObject } from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { useFieldValue } from './useFieldValue.ts';

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
