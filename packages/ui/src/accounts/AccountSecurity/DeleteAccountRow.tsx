'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import * as styles from './AccountSecurity.module.css';
import { SecurityButton, type SecurityRowBase, useSecurityLabels } from './SecurityRow.tsx';

export type DeleteAccountRowProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<SecurityRowBase, 'labels'> & {
    /** Called when the user presses "Delete account". */
    onDeleteAccount: () => void;
  };

/** The deletion of the account, apart from the other rows, with its consequence. */
export function DeleteAccountRow({
  onDeleteAccount,
  labels: ownLabels,
  className,
  ...rest
}: DeleteAccountRowProps) {
  const labels = useSecurityLabels(ownLabels);
  const explanation = useId();
  return (
    <div {...rest} className={cx(base.root, styles.row, styles.deletion, className)}>
      <h3 className={styles.what}>{labels.deleteAccount}</h3>
      <p id={explanation} className={styles.value}>
        {labels.deleteExplanation}
      </p>
      <SecurityButton
        short={labels.delete}
        variant="outline"
        aria-describedby={explanation}
        onClick={onDeleteAccount}
      >
        {labels.deleteAccount}
      </SecurityButton>
    </div>
  );
}
