'use client';

import { Check } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import type { AccountDialogProps } from '../dialog/AccountDialog.tsx';
import type { CodeProps } from '../form/useCode.ts';
import { CodeStep } from './CodeStep.tsx';
import { ScanStep } from './ScanStep.tsx';
import * as styles from './TwoStepDialog.module.css';
import { TwoStepHeader, WhoHelps } from './TwoStepHeader.tsx';
import type { StepProps, TwoStepSetup } from './twoStep.ts';
import { type TwoStepDialogLabels, twoStepDialogLabels } from './twoStepDialogLabels.ts';

export type { TwoStepSetup } from './twoStep.ts';

type OwnProps = CodeProps & {
  /** The data for an authenticator app; `undefined` while it is loading. A new key restarts at the first step. */
  setup?: TwoStepSetup | undefined;
  /** The address under which the app shows the code. */
  email?: string | undefined;
  /** The second step is on. Reset it when the dialog opens, not when it closes, because it fades out. */
  done: boolean;
  /** Called when the user requests `setup` again after `error`. Without it there is no button for that. */
  onRetry?: (() => void) | undefined;
};

export type TwoStepDialogProps = AccountDialogProps &
  OwnProps & {
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<TwoStepDialogLabels> | undefined;
  };

/**
 * Turns on a second step of signing in: the user adds the key to an authenticator app, by QR code or as text, and a
 * code from the app proves that. Before that, the dialog says who can help without the phone.
 */
export function TwoStepDialog({
  setup,
  email,
  done,
  loading,
  error,
  onCode,
  onRetry,
  labels: ownLabels,
  ...rest
}: TwoStepDialogProps) {
  const labels = useLabels('TwoStepDialog', twoStepDialogLabels, ownLabels);
  const first = useRef<HTMLElement>(null);
  return (
    <Dialog {...rest} closedBy={done ? 'any' : 'closerequest'} initialFocus={() => first.current}>
      <Contents {...{ setup, email, done, loading, error, onCode, onRetry, first, labels }} />
    </Dialog>
  );
}

type ContentsProps = OwnProps & {
  first: RefObject<HTMLElement | null>;
  labels: TwoStepDialogLabels;
};

/** The dialog's state, which is reset each time it opens. */
function Contents({
  setup,
  email,
  done,
  loading,
  error: latestError,
  onCode,
  onRetry,
  first,
  labels,
}: ContentsProps) {
  // The key that the code must belong to. A code for another key is always wrong.
  const [scanned, setScanned] = useState<string>();
  // An error about an earlier code is out of date once the user goes back.
  const [outdated, setOutdated] = useState<ProviderError>();
  const error = latestError === outdated ? undefined : latestError;
  const isAtCode = setup !== undefined && setup.key === scanned;
  const step = done ? 'done' : isAtCode ? 'code' : 'scan';
  const attachFirst = useCallback(
    (element: HTMLElement | null) => {
      first.current = element;
    },
    [first],
  );

  const shownStep = useRef(step); // the dialog itself focuses its first content
  useEffect(() => {
    if (step === shownStep.current) return;
    shownStep.current = step;
    first.current?.focus();
  }, [step, first]);

  if (step === 'done') return <DoneStep attachFirst={attachFirst} labels={labels} />;
  if (step === 'code') {
    return (
      <CodeStep
        {...{ email, loading, error, onCode }}
        onBack={() => {
          setScanned(undefined);
          setOutdated(error);
        }}
        attachFirst={attachFirst}
        labels={labels}
      />
    );
  }
  return (
    <ScanStep
      setup={setup}
      error={error}
      onRetry={onRetry}
      onNext={() => setScanned(setup?.key)}
      attachFirst={attachFirst}
      labels={labels}
    />
  );
}

/** The end: the second step of signing in is on. */
function DoneStep({ attachFirst, labels }: StepProps) {
  return (
    <>
      <TwoStepHeader
        icon={<Check aria-hidden="true" />}
        title={labels.doneTitle}
        description={labels.doneDescription}
        labels={labels}
      />
      <WhoHelps>{labels.whoHelps}</WhoHelps>
      <div className={styles.buttons}>
        <DialogClose asChild>
          <Button ref={attachFirst} variant="primary" size="l" fullWidth>
            {labels.close}
          </Button>
        </DialogClose>
      </div>
    </>
  );
}
