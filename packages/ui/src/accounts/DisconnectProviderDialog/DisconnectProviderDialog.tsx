'use client';

import { Unlink } from 'lucide-react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import {
  AccountConfirmDialog,
  type AccountConfirmLabels,
  type AccountConfirmProps,
} from '../dialog/AccountConfirmDialog.tsx';

/** The texts of `DisconnectProviderDialog`. */
export interface DisconnectProviderDialogLabels
  extends Omit<AccountConfirmLabels, 'title' | 'submit'> {
  title: Label<{ provider: string }>;
  /** Replaces `description` if the account has no password, but other providers. */
  otherProviders: string;
  submit: Label<{ provider: string }>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    DisconnectProviderDialog: DisconnectProviderDialogLabels;
  }
}

const defaultLabels: DisconnectProviderDialogLabels = {
  title: ({ provider }) => `Disconnect ${provider}`,
  description: "You'll sign in with your password instead.",
  otherProviders: "You'll sign in with your other connected accounts instead.",
  submit: ({ provider }) => `Disconnect ${provider}`,
  cancel: 'Cancel',
};

export type DisconnectProviderDialogProps = Omit<AccountConfirmProps, 'labels'> & {
  /** The provider's name. */
  provider: string;
  /** Whether the account has a password; true by default. */
  hasPassword?: boolean | undefined;
  /** Called when the user confirms. */
  onDisconnect: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<DisconnectProviderDialogLabels> | undefined;
};

/** Asks for confirmation before an account elsewhere is disconnected from an account. */
export function DisconnectProviderDialog({
  provider,
  hasPassword = true,
  onDisconnect,
  labels: ownLabels,
  ...rest
}: DisconnectProviderDialogProps) {
  const labels = useLabels('DisconnectProviderDialog', defaultLabels, ownLabels);
  return (
    <AccountConfirmDialog
      {...rest}
      icon={<Unlink aria-hidden="true" />}
      onConfirm={onDisconnect}
      labels={{
        ...labels,
        title: labels.title({ provider }),
        description: hasPassword ? labels.description : labels.otherProviders,
        submit: labels.submit({ provider }),
      }}
    />
  );
}
