'use client';

import type { ReactNode } from 'react';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';
import { AccountForm } from './AccountForm.tsx';

type AccountConfirmDialogProps = AccountDialogProps & {
  icon: ReactNode;
  /** What was confirmed is under way. */
  loading?: boolean | undefined;
  onConfirm: () => void;
  labels: { title: string; description: string; submit: string; cancel: string };
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
