import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './TwoStepDialog.module.css';

/** Says who can help without the phone: before the second step is turned on, and again at the end. */
export function WhoHelps({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tip}>
      <LifeBuoy aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
