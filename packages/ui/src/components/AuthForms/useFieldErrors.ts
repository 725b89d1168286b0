'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What is wrong, by the `name` of the field, in the order of the fields. Fields that are right have none. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/** The messages under a form's fields. */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  /** Shows these messages and no others, and moves focus to the first wrong field. True if nothing is wrong. */
  const accepts = (form: HTMLFormElement, found: FieldErrors<Field>): boolean => {
    // The message must be on the field before focus arrives, or a screen reader reads the field without it.
    flushSync(() => setErrors(found));
    const firstWrong = Object.entries(found).find(([, message]) => message !== undefined);
    if (firstWrong === undefined) return true;
    const field = form.elements.namedItem(firstWrong[0]);
    if (field instanceof HTMLElement) field.focus();
    return false;
  };

  /** Takes away one field's message: the person is mending it. */
  const clear = (field: Field) => {
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
  };

  return { errors, accepts, clear };
}
