'use client';

import { Unlink } from 'lucide-react';
import { useLabels } from '../../locale/useLabels.ts';
import {
  AccountConfirmDialog,
  type AccountConfirmLabels,
  type AccountConfirmProps,
} from '../dialog/AccountConfirmDialog.tsx';

/** The texts of `DisconnectGoogleDialog`. */
export type DisconnectGoogleDialogLabels = AccountConfirmLabels;

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

export type DisconnectGoogleDialogProps = AccountConfirmProps & {
  /** Called when the user confirms. */
  onDisconnect: () => void;
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
