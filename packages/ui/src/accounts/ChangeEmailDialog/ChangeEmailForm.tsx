'use client';

import { emailError } from '../../primitives/Form/fieldMessages.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { readEmail } from '../../primitives/Form/readEmail.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import type { AccountDialogProps } from '../dialog/AccountDialog.tsx';
import { AccountForm } from '../dialog/AccountForm.tsx';
import { isSameEmail } from '../dialog/isSameEmail.ts';
import type { ChangeEmailDialogLabels } from './changeEmailDialogLabels.ts';

export type ChangeEmailFormProps = Pick<AccountDialogProps, 'error'> & {
  /** The account's current address, if it has one. */
  email: string | null;
  /** The link is being sent: another submit does nothing. */
  loading?: boolean | undefined;
  /** Called with a valid, trimmed address that differs from the current one. */
  onSend: (newEmail: string) => void;
};

/** The form of a `ChangeEmailDialog`. */
export function ChangeEmailForm({
  email,
  loading = false,
  error,
  onSend,
  labels,
}: ChangeEmailFormProps & { labels: ChangeEmailDialogLabels }) {
  const { field, problems, accepts } = useFieldErrors<'email'>();

  const send = (form: HTMLFormElement) => {
    const typed = readEmail(getFieldText(form, 'email'));
    const found = isSameEmail(typed, email) ? labels.sameEmail : emailError(typed, labels);
    if (accepts(form, { email: found })) onSend(typed);
  };

  return (
    <AccountForm
      error={error}
      problems={problems}
      loading={loading ? 'submit' : undefined}
      onSend={send}
      labels={labels}
    >
      <TextField
        {...field('email')}
        label={labels.newEmail}
        type="email"
        autoComplete="email"
        required
      />
    </AccountForm>
  );
}
