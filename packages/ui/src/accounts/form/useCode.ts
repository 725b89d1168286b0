'use client';

import { type RefCallback, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import type { CodeMessages } from './codeMessages.ts';

const CODE_LENGTH = 6;

/** The common props of components that ask for a code. */
export interface CodeProps {
  /** The provider's error about the last code. It is shown until the user presses another key. */
  error?: ProviderError | undefined;
  /** The code is being checked: another submit does nothing. */
  loading: boolean;
  /** Called with the six digits. */
  onCode: (code: string) => void;
}

/**
 * Returns the props of an `AuthForm` and its `CodeField` that ask for a code. After a rejected code the digits stay,
 * selected: the next key replaces them and removes the alert. `attachField` receives the field, too.
 */
export function useCode(
  { error, loading, onCode }: CodeProps,
  messages: CodeMessages,
  attachField?: RefCallback<HTMLElement>,
) {
  const { field, problems, accepts } = useFieldErrors<'code'>();
  const [dismissed, setDismissed] = useState<ProviderError>();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      attachField?.(element);
    },
    [attachField],
  );
  const shown = error === dismissed || problems.refused ? undefined : error;

  const [before] = useState(error); // an initial error is not about a code of this form
  useEffect(() => {
    if (error === undefined || error === before) return;
    input.current?.focus();
    input.current?.select();
  }, [error, before]);

  const send = (form: HTMLFormElement) => {
    const code = getFieldText(form, 'code');
    const found = codeError(code, messages);
    if (!accepts(form, { code: found })) return;
    setDismissed(undefined);
    onCode(code);
  };

  const { onInput, ...tied } = field('code');
  return {
    form: {
      error: shown,
      errorId,
      problems,
      loading: loading ? 'submit' : undefined,
      onSend: send,
    },
    field: {
      ...tied,
      ref: attach,
      label: messages.code,
      length: CODE_LENGTH,
      required: true,
      readOnly: loading,
      invalid: shown !== undefined,
      'aria-describedby': shown && errorId,
      onInput: () => {
        onInput();
        setDismissed(error);
      },
    },
  };
}

function codeError(code: string, messages: CodeMessages): string | undefined {
  if (code === '') return messages.codeMissing;
  return code.length < CODE_LENGTH ? messages.codeIncomplete : undefined;
}
