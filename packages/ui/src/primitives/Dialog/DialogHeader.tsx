import type { ReactNode } from 'react';
import { Badge } from '../Shapes/Badge.tsx';
import { DialogDescription, DialogTitle } from './Dialog.tsx';
import * as styles from './DialogHeader.module.css';

export type DialogHeaderProps = {
  /** The icon on the badge. */
  icon: ReactNode;
  /** The dialog's heading and accessible name. */
  title: string;
  /** The most important information; screen readers announce it after the title. */
  description?: ReactNode;
};

/** The top of a dialog in the middle of the window. */
export function DialogHeader({ icon, title, description }: DialogHeaderProps) {
  return (
    <div className={styles.header}>
      <Badge className={styles.badge}>{icon}</Badge>
      <DialogTitle className={styles.title}>{title}</DialogTitle>
      {description !== undefined && (
        <DialogDescription asChild>
          <div className={styles.description}>{description}</div>
        </DialogDescription>
      )}
    </div>
  );
}
