'use client';

import { Check, Copy, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { Skeleton } from '../../primitives/Loading/Loading.tsx';
import { useCopy } from '../../primitives/state/useCopy.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CancelButton } from '../dialog/AccountForm.tsx';
import type { QrCodePath } from './qrCodePath.ts';
import * as styles from './TwoStepDialog.module.css';
import { TwoStepHeader, WhoHelps } from './TwoStepHeader.tsx';
import type { StepProps, TwoStepSetup } from './twoStep.ts';
import type { TwoStepDialogLabels } from './twoStepDialogLabels.ts';

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
      {error !== undefined && <Alert {...error} className={styles.alert} />}
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
      <QrCodeSkeleton />
      <p role="status">
        <VisuallyHidden>{children}</VisuallyHidden>
      </p>
    </>
  );
}

const QrCodeSkeleton = () => (
  <div className={styles.qrCode}>
    <Skeleton shape="block" className={styles.skeleton} />
  </div>
);

function Setup({ setup, labels }: Pick<StepProps, 'labels'> & { setup: TwoStepSetup }) {
  return (
    <>
      <QrCode key={setup.url} text={setup.url} name={labels.qrCode} />
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

/**
 * A QR code: black on white in every theme, because some apps cannot read others. Its encoder loads with this step, which few
 * users open. Without it there are still the link and the key below.
 */
function QrCode({ text, name }: { text: string; name: string }) {
  const [code, setCode] = useState<QrCodePath | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    import('./qrCodePath.ts')
      .then(({ qrCodePath }) => qrCodePath(text))
      .catch(() => 'failed' as const)
      .then((next) => isCurrent && setCode(next));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (code === 'failed') return null;
  if (code === undefined) return <QrCodeSkeleton />;
  const { size, path } = code;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The key as text, in groups that are easy to compare, and a button that copies it without their spaces. */
function SetupKey({ value, labels }: { value: string; labels: TwoStepDialogLabels }) {
  const [copy, copyText] = useCopy();
  const groups = value.match(/.{1,4}/gu) ?? [];
  return (
    <div className={styles.key}>
      <p className={styles.hint}>{labels.key}</p>
      <code className={styles.groups} translate="no">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one key have no other key
          <span key={index}>{`${group} `}</span>
        ))}
      </code>
      <Button variant="plain" className={styles.copy} onClick={() => copyText(value)}>
        {copy === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{copy === 'copied' ? labels.copied : labels.copyKey}</span>
      </Button>
      <p role="status" className={styles.hint}>
        {copy === 'copied' && <VisuallyHidden>{labels.copied}</VisuallyHidden>}
        {copy === 'failed' && <span>{labels.copyFailed}</span>}
      </p>
    </div>
  );
}
