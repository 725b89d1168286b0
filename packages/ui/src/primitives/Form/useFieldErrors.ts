'use client';

import { type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from './ErrorSummary.tsx';

/** The error messages by the `name` of the field, in the order of the fields. Valid fields have none. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/** The result of the last submit: no field rejected, one, or more than one. */
type Refusal = 'none' | 'one' | 'several';

/** The errors that prevent a form from being sent. */
export interface FormProblems {
  /** Whether the form itself rejected the last submit, so that an earlier message of the provider is out of date. */
  refused: boolean;
  /** The entries of the summary; empty while there is no summary. */
  entries: FieldProblem[];
  /** The summary's ref, to move the focus there. */
  summary: RefObject<HTMLElement | null>;
  /** Removes all messages, when the user chooses another way, such as a provider's own sign-in. */
  clear: () => void;
}

/**
 * Manages the messages under a form's fields and the summary above them.
 *
 * Two or more errors: the summary takes the focus, so that users learn of all errors at once. A single error: the field
 * takes the focus, and screen readers read its message at once; a summary with one line would be a detour.
 */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [refusal, setRefusal] = useState<Refusal>('none');
  const summary = useRef<HTMLElement>(null);
  const formId = useId();
  const idOf = (name: string) => `${formId}${name}`;

  /**
   * Shows these messages instead of earlier ones, and moves the focus to the first error. Returns true if no field has
   * an error.
   */
  const accepts = (form: HTMLFormElement, found: FieldErrors<Field>): boolean => {
    const [firstWrong, ...more] = wrongFields(found);
    // The messages must be rendered before the focus moves, or a screen reader does not read them.
    flushSync(() => {
      setErrors(found);
      setRefusal(firstWrong === undefined ? 'none' : more.length === 0 ? 'one' : 'several');
    });
    if (firstWrong === undefined) return true;
    if (more.length > 0) {
      summary.current?.focus();
    } else {
      const field = form.elements.namedItem(firstWrong[0]);
      if (field instanceof HTMLElement) field.focus();
    }
    return false;
  };

  /** Returns the props that connect a field to its message. The message disappears while the user edits the field. */
  const field = (name: Field) => ({
    id: idOf(name),
    name,
    error: errors[name],
    onInput: () => {
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
    },
  });

  const problems: FormProblems = {
    refused: refusal !== 'none',
    entries:
      refusal === 'several'
        ? wrongFields(errors).map(([name, message]) => ({ fieldId: idOf(name), message }))
        : [],
    summary,
    clear: () => {
      setErrors({});
      setRefusal('none');
    },
  };

  return { field, problems, accepts };
}

function wrongFields(
  errors: Record<string, string | undefined>,
): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message]],
  );
}
