'use client';

import { ShieldOff } from 'lucide-react';
import { useLabels } from '../../locale/useLabels.ts';
import {
  AccountConfirmDialog,
  type AccountConfirmLabels,
  type AccountConfirmProps,
} from '../dialog/AccountConfirmDialog.tsx';

/** The texts of `TurnOffTwoStepDialog`. */
export type TurnOffTwoStepDialogLabels = AccountConfirmLabels;

declare module '../../locale/labels.ts' {
  interface UiLabels {
    TurnOffTwoStepDialog: TurnOffTwoStepDialogLabels;
  }
}

const defaultLabels: TurnOffTwoStepDialogLabels = {
  title: 'Turn off two-step verification',
  description:
    "You'll sign in without a code from your phone, and so can anyone who finds out your password.",
  submit: 'Turn off',
  cancel: 'Cancel',
};

export type TurnOffTwoStepDialogProps = AccountConfirmProps & {
  /** Called when the user confirms. */
  onTurnOff: () => void;
};

/** Asks for confirmation before the second step is turned off, and explains the consequence. */
export function TurnOffTwoStepDialog({ onTurnOff, labels, ...rest }: TurnOffTwoStepDialogProps) {
  return (
    <AccountConfirmDialog
      {...rest}
      icon={<ShieldOff aria-hidden="true" />}
      onConfirm={onTurnOff}
      labels={useLabels('TurnOffTwoStepDialog', defaultLabels, labels)}
    />
  );
}
