'use client';

import { Trash2 } from 'lucide-react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { readEmail } from '../../primitives/Form/readEmail.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from '../dialog/AccountDialog.tsx';
import { AccountForm } from '../dialog/AccountForm.tsx';
import { isSameEmail } from '../dialog/isSameEmail.ts';
import styles from './DeleteAccountDialog.module.css';

/** The texts of `DeleteAccountDialog`. */
export interface DeleteAccountDialogLabels {
  title: string;
  /** Comes before the list of what goes. */
  description: string;
  /** What goes, an entry each. */
  removed: readonly string[];
  /** Comes after the list. */
  warning: string;
  confirmEmail: string;
  submit: string;
  cancel: string;
  /** Something else than the account's address was typed. */
  emailMismatch: Label<{ email: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    DeleteAccountDialog: DeleteAccountDialogLabels;
  }
}

const defaultLabels: DeleteAccountDialogLabels = {
  title: 'Delete account',
  description: 'This permanently deletes:',
  removed: ['Your profile', 'Your cart', 'Your saved toys'],
  warning: 'It cannot be undone.',
  confirmEmail: 'Type your email to confirm',
  submit: 'Delete forever',
  cancel: 'Cancel',
  emailMismatch: ({ email }) => `Please type ${email}.`,
};

type FormProps = Pick<AccountDialogProps, 'error'> & {
  /** The account's address, which has to be typed. */
  email: string;
  /** The account is being deleted; until that is over another press does nothing. */
  loading?: boolean | undefined;
  /** The account is to be deleted, and its address was typed. */
  onDelete: () => void;
};

export type DeleteAccountDialogProps = AccountDialogProps &
  FormProps & {
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<DeleteAccountDialogLabels> | undefined;
  };

/** Says what goes with an account, and deletes it for whoever types its address. */
export function DeleteAccountDialog({
  email,
  loading,
  error,
  onDelete,
  labels: ownLabels,
  ...rest
}: DeleteAccountDialogProps) {
  const labels = useLabels('DeleteAccountDialog', defaultLabels, ownLabels);
  const description = (
    <>
      <p>{labels.description}</p>
      <ul className={styles.removed}>
        {labels.removed.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{labels.warning}</p>
    </>
  );
  return (
    <AccountDialog
      {...rest}
      icon={<Trash2 aria-hidden="true" />}
      title={labels.title}
      description={description}
    >
      <DeleteForm {...{ email, loading, error, onDelete, labels }} />
    </AccountDialog>
  );
}

function DeleteForm({
  email,
  loading = false,
  error,
  onDelete,
  labels,
}: FormProps & { labels: DeleteAccountDialogLabels }) {
  const { field, problems, accepts } = useFieldErrors<'email'>();

  const confirm = (form: HTMLFormElement) => {
    const matches = isSameEmail(readEmail(getFieldText(form, 'email')), email);
    if (accepts(form, { email: matches ? undefined : labels.emailMismatch({ email }) })) onDelete();
  };

  return (
    <AccountForm
      error={error}
      problems={problems}
      loading={loading ? 'submit' : undefined}
      onSend={confirm}
      labels={labels}
      className={styles.form}
    >
      <TextField
        {...field('email')}
        label={labels.confirmEmail}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </AccountForm>
  );
}
