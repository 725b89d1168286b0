'use client';

import { Unlink } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { AccountConfirmDialog } from '../dialog/AccountConfirmDialog.tsx';
import type { AccountDialogProps } from '../dialog/AccountDialog.tsx';

/** The texts of `DisconnectGoogleDialog`. */
export interface DisconnectGoogleDialogLabels {
  title: string;
  description: string;
  submit: string;
  cancel: string;
}

declare module '../../locale/labels.ts' {
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
  /** Called when the user confirms. */
  onDisconnect: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<DisconnectGoogleDialogLabels> | undefined;
};

/** Asks for confirmation before Google is disconnected from an account. */
export function DisconnectGoogleDialog({
  onDisconnect,
  labels,
  ...rest
}: DisconnectGoogleDialogProps) {
  return (
    <AccountConfirmDialog
      {...rest}
      icon={<Unlink aria-hidden="true" />}
      onConfirm={onDisconnect}
      labels={useLabels('DisconnectGoogleDialog', defaultLabels, labels)}
    />
  );
}
