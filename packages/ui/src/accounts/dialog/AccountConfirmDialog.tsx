'use client';

import type { ReactNode } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';
import { AccountForm } from './AccountForm.tsx';

/** The texts of a dialog that asks before something is done. */
export interface AccountConfirmLabels {
  title: string;
  /** Says what it means. */
  description: string;
  submit: string;
  cancel: string;
}

/** What such a dialog takes, beside what becomes of a yes. */
export type AccountConfirmProps = AccountDialogProps & {
  /** What was confirmed is under way; until that is over another press does nothing. */
  loading?: boolean | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<AccountConfirmLabels> | undefined;
};

type AccountConfirmDialogProps = Omit<AccountConfirmProps, 'labels'> & {
  icon: ReactNode;
  onConfirm: () => void;
  labels: AccountConfirmLabels;
};

/**
 * Asks before something about an account is done that takes nothing but a yes, and says what the provider says to it.
 * Nothing that was typed can be lost: a press outside closes it.
 */
export function AccountConfirmDialog({
  icon,
  loading = false,
  error,
  onConfirm,
  labels,
  ...rest
}: AccountConfirmDialogProps) {
  const { problems } = useFieldErrors<never>();
  return (
    <AccountDialog
      {...rest}
      closedBy="any"
      icon={icon}
      title={labels.title}
      description={labels.description}
    >
      <AccountForm
        error={error}
        problems={problems}
        loading={loading ? 'submit' : undefined}
        onSend={onConfirm}
        labels={labels}
      >
        {null}
      </AccountForm>
    </AccountDialog>
  );
}
