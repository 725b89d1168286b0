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
import * as styles from './DeleteAccountDialog.module.css';

/** The texts of `DeleteAccountDialog`. */
export interface DeleteAccountDialogLabels {
  title: string;
  /** Shown before the list of what is deleted. */
  description: string;
  /** The entries of the list. */
  removed: ReadonlyArray<string>;
  /** Shown after the list. */
  warning: string;
  confirmEmail: string;
  /** The field's label for an account without an address. */
  confirmWord: Label<{ word: string }>;
  /** What the user types in place of the address. */
  word: string;
  submit: string;
  cancel: string;
  /** Shown if the typed text is not the account's address, or the word. */
  mismatch: Label<{ expected: string }>;
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
  confirmWord: ({ word }) => `Type ${word} to confirm`,
  word: 'DELETE',
  submit: 'Delete forever',
  cancel: 'Cancel',
  mismatch: ({ expected }) => `Please type ${expected}.`,
};

type FormProps = Pick<AccountDialogProps, 'error'> & {
  /** The account's address, which the user has to type; without one, a word. */
  email: string | null;
  /** The account is being deleted: another press does nothing. */
  loading?: boolean | undefined;
  /** Called when the user has typed it and confirms the deletion. */
  onDelete: () => void;
};

export type DeleteAccountDialogProps = AccountDialogProps &
  FormProps & {
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<DeleteAccountDialogLabels> | undefined;
  };

/** Lists what is deleted with an account, and deletes it after the user typed its address, or a word. */
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
  const { field, problems, accepts } = useFieldErrors<'confirmation'>();
  const expected = email ?? labels.word;

  const confirm = (form: HTMLFormElement) => {
    const matches = isSameEmail(readEmail(getFieldText(form, 'confirmation')), expected);
    if (accepts(form, { confirmation: matches ? undefined : labels.mismatch({ expected }) })) {
      onDelete();
    }
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
        {...field('confirmation')}
        label={email === null ? labels.confirmWord({ word: expected }) : labels.confirmEmail}
        type={email === null ? 'text' : 'email'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </AccountForm>
  );
}
