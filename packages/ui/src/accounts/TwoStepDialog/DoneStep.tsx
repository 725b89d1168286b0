import { Check } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import * as styles from './TwoStepDialog.module.css';
import { TwoStepHeader } from './TwoStepHeader.tsx';
import type { StepProps } from './twoStep.ts';
import { WhoHelps } from './WhoHelps.tsx';

/** The end: the second step of signing in is on. */
export function DoneStep({ attachFirst, labels }: StepProps) {
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
