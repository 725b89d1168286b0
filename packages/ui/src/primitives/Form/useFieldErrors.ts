'use client';

import { type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from './ErrorSummary.tsx';

/** What is wrong, by the `name` of the field, in the order of the fields. Fields that are right have none. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

/** How the last submit went: nothing refused, one field refused, or more than one. */
type Refusal = 'none' | 'one' | 'several';

/** What stands between a form and being sent. */
export interface FormProblems {
  /** The form itself refused the last submit, so what a provider said before is out of date. */
  refused: boolean;
  /** The entries of the summary; none while there is no summary. */
  entries: FieldProblem[];
  /** The summary's place, to move focus there. */
  summary: RefObject<HTMLElement | null>;
  /** Takes all messages away: the person goes another way, such as a provider's own sign-in. */
  clear: () => void;
}

/**
 * The messages under a form's fields and the summary above them.
 *
 * Two or more wrong fields: the summary takes focus, so that nobody learns of the second only after fixing the first.
 * A single one: focus goes straight to it, where its message is read at once; a summary of one line would be a detour.
 */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [refusal, setRefusal] = useState<Refusal>('none');
  const summary = useRef<HTMLElement>(null);
  const formId = useId();
  const idOf = (name: string) => `${formId}${name}`;

  /** Shows these messages and no others, and moves focus to to what is to be fixed first. True if nothing is wrong. */
  const accepts = (form: HTMLFormElement, found: FieldErrors<Field>): boolean => {
    const [firstWrong, ...more] = wrongFields(found);
    // The messages must be there before focus arrives, or a screen reader reads on without them.
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

  /** What ties a field to its messages. The message goes while the person is fixing the field. */
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
