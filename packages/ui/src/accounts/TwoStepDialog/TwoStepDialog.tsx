'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import type { AccountDialogProps } from '../dialog/AccountDialog.tsx';
import type { CodeProps } from '../form/useCode.ts';
import { CodeStep } from './CodeStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { ScanStep } from './ScanStep.tsx';
import type { TwoStepSetup } from './twoStep.ts';
import { type TwoStepDialogLabels, twoStepDialogLabels } from './twoStepDialogLabels.ts';

export type { TwoStepSetup } from './twoStep.ts';

type OwnProps = CodeProps & {
  /** What an authenticator app needs to know; nothing while it is being requested. Another key begins with the first step. */
  setup?: TwoStepSetup | undefined;
  /** The address that the app shows the code under. */
  email?: string | undefined;
  /** It is on. Forget it when the dialog opens, since it fades when it closes. */
  done: boolean;
  /** `setup` could not be had, as `error` says, and is wanted again. Without it there is no button for that. */
  onRetry?: (() => void) | undefined;
};

export type TwoStepDialogProps = AccountDialogProps &
  OwnProps & {
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<TwoStepDialogLabels> | undefined;
  };

/**
 * Turns on a second step of signing in: the key goes into an authenticator app, by QR code or as text, and a code from
 * there shows that it has arrived. Who helps without the phone is said before.
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

/** Begins anew with each opening. */
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
  // The key whose code is asked for. A code for another key could only be wrong.
  const [scanned, setScanned] = useState<string>();
  // What was said about an earlier code is out of date once somebody went back.
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

  const shownStep = useRef(step); // the dialog moves the focus into what it opens with
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
