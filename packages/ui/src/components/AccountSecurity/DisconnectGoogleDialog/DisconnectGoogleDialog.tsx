'use client';

import { Unlink } from 'lucide-react';
import type { PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import { useFieldErrors } from '../../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from '../AccountDialog/AccountDialog.tsx';
import { AccountForm } from '../AccountDialog/AccountForm.tsx';

/** The texts of `DisconnectGoogleDialog`. */
export interface DisconnectGoogleDialogLabels {
  title: string;
  description: string;
  submit: string;
  cancel: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    DisconnectGoogleDialog: DisconnectGoogleDialogLabels;
  }
}

const defaultLabels: DisconnectGoogleDialogLabels = {
  title: 'Disconnect Google',
  description: "You'll sign in with your password instead.",
  submit: 'Disconnect Google',
  cancel: 'Cancel',
};

export type DisconnectGoogleDialogProps = AccountDialogProps & {
  /** Google is being disconnected; until that is over another press does nothing. */
  loading?: boolean | undefined;
  /** Google is to be disconnected. */
  onDisconnect: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<DisconnectGoogleDialogLabels> | undefined;
};

/** Asks whether an account is to go on without Google. */
export function DisconnectGoogleDialog({
  loading = false,
  error,
  onDisconnect,
  labels: ownLabels,
  ...rest
}: DisconnectGoogleDialogProps) {
  const labels = useLabels('DisconnectGoogleDialog', defaultLabels, ownLabels);
  const { problems } = useFieldErrors<never>();
  return (
    <AccountDialog
      {...rest}
      closedBy="any"
      icon={<Unlink aria-hidden="true" />}
      title={labels.title}
      description={labels.description}
    >
      <AccountForm
        error={error}
        problems={problems}
        loading={loading ? 'submit' : undefined}
        onSend={onDisconnect}
        labels={labels}
      >
        {null}
      </AccountForm>
    </AccountDialog>
  );
}
