'use client';

import { type RefCallback, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import type { CodeMessages } from './codeMessages.ts';

const CODE_LENGTH = 6;

/** What every part takes that asks for a code. */
export interface CodeProps {
  /** What the provider said about the last code. It is shown until another key is pressed. */
  error?: ProviderError | undefined;
  /** The code is being checked; until that is over the form sends no other. */
  loading: boolean;
  /** Receives the six digits. */
  onCode: (code: string) => void;
}

/**
 * What a form that asks for a code gives to its `AuthForm` and to its `CodeField`. After a code that was refused the
 * figures stay, selected: the next key replaces them, and the alert goes with it. `attachField` gets the field, too.
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

  const [before] = useState(error); // what was there at first answers no code of this form
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
