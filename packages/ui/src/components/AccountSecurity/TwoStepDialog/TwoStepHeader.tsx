import type { ReactNode, Ref } from 'react';
import { DialogDescription, DialogTitle } from '../../../primitives/Dialog/Dialog.tsx';
import header from '../../../primitives/Dialog/DialogHeader.module.css';
import { Badge } from '../../../primitives/Shapes/Badge.tsx';
import styles from './TwoStepDialog.module.css';

type TwoStepHeaderProps = {
  /** Stands on the badge. */
  icon?: ReactNode;
  /** Which step this is. */
  step?: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  description: string;
};

/** The head of each of the dialog's contents. */
export function TwoStepHeader({ icon, step, title, titleRef, description }: TwoStepHeaderProps) {
  return (
    <div className={header.header}>
      {icon !== undefined && <Badge className={header.badge}>{icon}</Badge>}
      {step !== undefined && <p className={styles.step}>{step}</p>}
      <DialogTitle ref={titleRef} tabIndex={-1} className={header.title}>
        {title}
      </DialogTitle>
      <DialogDescription className={header.description}>{description}</DialogDescription>
    </div>
  );
}
