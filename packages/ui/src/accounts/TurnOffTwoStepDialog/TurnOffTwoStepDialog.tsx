'use client';

import { ShieldOff } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { AccountConfirmDialog } from '../dialog/AccountConfirmDialog.tsx';
import type { AccountDialogProps } from '../dialog/AccountDialog.tsx';

/** The texts of `TurnOffTwoStepDialog`. */
export interface TurnOffTwoStepDialogLabels {
  title: string;
  /** Says what it means. */
  description: string;
  submit: string;
  cancel: string;
}

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

export type TurnOffTwoStepDialogProps = AccountDialogProps & {
  /** It is being turned off; until that is over another press does nothing. */
  loading?: boolean | undefined;
  /** Called when the user confirms. */
  onTurnOff: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<TurnOffTwoStepDialogLabels> | undefined;
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
