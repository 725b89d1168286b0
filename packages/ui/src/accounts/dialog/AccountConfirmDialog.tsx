'use client';

import type { ReactNode } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';
import { AccountForm } from './AccountForm.tsx';

/** The texts of a dialog that asks for confirmation. */
export interface AccountConfirmLabels {
  title: string;
  /** Explains the consequence. */
  description: string;
  submit: string;
  cancel: string;
}

/** The common props of such dialogs, without the callback. */
export type AccountConfirmProps = AccountDialogProps & {
  /** The confirmed action is in progress: another press does nothing. */
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
 * Asks for confirmation of an action about an account, and shows the provider's error. The user types nothing that
 * could be lost, so a press outside closes it.
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
