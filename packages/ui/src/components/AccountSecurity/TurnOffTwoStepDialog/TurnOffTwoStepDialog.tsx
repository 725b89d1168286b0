'use client';

import { ShieldOff } from 'lucide-react';
import type { PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import { useFieldErrors } from '../../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from '../AccountDialog/AccountDialog.tsx';
import { AccountForm } from '../AccountDialog/AccountForm.tsx';

/** The texts of `TurnOffTwoStepDialog`. */
export interface TurnOffTwoStepDialogLabels {
  title: string;
  /** Says what it means. */
  description: string;
  submit: string;
  cancel: string;
}

declare module '../../../locale/labels.ts' {
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
  /** The second step is to be turned off. */
  onTurnOff: () => void;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<TurnOffTwoStepDialogLabels> | undefined;
};

/** Asks whether an account is to go on without a second step, and says what that means. */
export function TurnOffTwoStepDialog({
  loading = false,
  error,
  onTurnOff,
  labels: ownLabels,
  ...rest
}: TurnOffTwoStepDialogProps) {
  const labels = useLabels('TurnOffTwoStepDialog', defaultLabels, ownLabels);
  const { problems } = useFieldErrors<never>();
  return (
    <AccountDialog
      {...rest}
      closedBy="any"
      icon={<ShieldOff aria-hidden="true" />}
      title={labels.title}
      description={labels.description}
    >
      <AccountForm
        error={error}
        problems={problems}
        loading={loading ? 'submit' : undefined}
        onSend={onTurnOff}
        labels={labels}
      >
        {null}
      </AccountForm>
    </AccountDialog>
  );
}
