'use client';

import type { ReactNode } from 'react';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from './AccountDialog.tsx';
import { AccountForm } from './AccountForm.tsx';

type AccountConfirmDialogProps = AccountDialogProps & {
  icon: ReactNode;
  /** The confirmed action is in progress. */
  loading?: boolean | undefined;
  onConfirm: () => void;
  labels: { title: string; description: string; submit: string; cancel: string };
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
