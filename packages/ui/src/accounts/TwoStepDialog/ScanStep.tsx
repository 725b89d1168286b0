'use client';

import { ExternalLink } from 'lucide-react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { Skeleton } from '../../primitives/Loading/Loading.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CancelButton } from '../dialog/AccountForm.tsx';
import { QrCode } from './QrCode.tsx';
import { SetupKey } from './SetupKey.tsx';
import * as styles from './TwoStepDialog.module.css';
import { TwoStepHeader } from './TwoStepHeader.tsx';
import type { StepProps, TwoStepSetup } from './twoStep.ts';
import { WhoHelps } from './WhoHelps.tsx';

type ScanStepProps = StepProps & {
  setup: TwoStepSetup | undefined;
  error: ProviderError | undefined;
  onRetry: (() => void) | undefined;
  onNext: () => void;
};

/** The first step: the user adds the key to an app. */
export function ScanStep({ setup, error, onRetry, onNext, attachFirst, labels }: ScanStepProps) {
  const canRetry = setup === undefined && error !== undefined && onRetry !== undefined;
  return (
    <>
      <TwoStepHeader
        step={1}
        title={labels.scanTitle}
        titleRef={attachFirst}
        description={labels.scanDescription}
        labels={labels}
      />
      {error !== undefined && (
        <Alert message={error.message} help={error.help} className={styles.alert} />
      )}
      {setup === undefined ? (
        error === undefined && <Requesting>{labels.requesting}</Requesting>
      ) : (
        <Setup setup={setup} labels={labels} />
      )}
      <WhoHelps>{labels.whoHelps}</WhoHelps>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          size="l"
          fullWidth
          inactive={setup === undefined && !canRetry}
          onClick={canRetry ? onRetry : onNext}
        >
          {canRetry ? labels.tryAgain : labels.next}
        </Button>
        <CancelButton>{labels.cancel}</CancelButton>
      </div>
    </>
  );
}

function Requesting({ children }: { children: string }) {
  return (
    <>
      <div className={styles.qrCode}>
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
      <p role="status">
        <VisuallyHidden>{children}</VisuallyHidden>
      </p>
    </>
  );
}

function Setup({ setup, labels }: Pick<StepProps, 'labels'> & { setup: TwoStepSetup }) {
  return (
    <>
      <QrCode text={setup.url} name={labels.qrCode} />
      <p className={styles.openInApp}>
        <TextLink href={setup.url}>
          <span>{labels.openInApp}</span>
          <ExternalLink aria-hidden="true" />
        </TextLink>
      </p>
      <SetupKey value={setup.key} labels={labels} />
    </>
  );
}
