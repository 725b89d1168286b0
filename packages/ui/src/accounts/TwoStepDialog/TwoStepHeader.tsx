'use client';

import { LifeBuoy } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { DialogDescription, DialogTitle } from '../../primitives/Dialog/Dialog.tsx';
import * as header from '../../primitives/Dialog/DialogHeader.module.css';
import { Badge } from '../../primitives/Shapes/Badge.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './TwoStepDialog.module.css';
import type { TwoStepDialogLabels } from './twoStepDialogLabels.ts';

type TwoStepHeaderProps = {
  /** The icon on the badge. */
  icon?: ReactNode;
  /** The current step. */
  step?: 1 | 2;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  description: string;
  labels: TwoStepDialogLabels;
};

/** The top of each of the dialog's contents. */
export function TwoStepHeader({
  icon,
  step,
  title,
  titleRef,
  description,
  labels,
}: TwoStepHeaderProps) {
  const { formatNumber } = useUi();
  return (
    <div className={header.header}>
      {icon !== undefined && <Badge className={header.badge}>{icon}</Badge>}
      {step !== undefined && (
        <p className={styles.step}>
          {labels.step({ step: formatNumber(step), steps: formatNumber(2) })}
        </p>
      )}
      <DialogTitle ref={titleRef} tabIndex={-1} className={header.title}>
        {title}
      </DialogTitle>
      <DialogDescription className={header.description}>{description}</DialogDescription>
    </div>
  );
}

/** Says who can help without the phone: before the second step is turned on, and again at the end. */
export function WhoHelps({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tip}>
      <LifeBuoy aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
