'use client';

import { Check, Copy } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import styles from './TwoStepDialog.module.css';
import type { TwoStepDialogLabels } from './twoStepDialogLabels.ts';
import { useCopy } from './useCopy.ts';

/** The key as text, in groups that can be compared by eye, and the way to copy it without their blanks. */
export function SetupKey({ value, labels }: { value: string; labels: TwoStepDialogLabels }) {
  const [copy, copyText] = useCopy();
  const labelId = useId();
  const groups = value.match(/.{1,4}/g) ?? [];
  return (
    <div className={styles.key}>
      <p id={labelId} className={styles.keyLabel}>
        {labels.key}
      </p>
      <code aria-describedby={labelId} className={styles.groups} translate="no">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one key have no other key
          <span key={index}>{group} </span>
        ))}
      </code>
      <Button variant="plain" className={styles.copy} onClick={() => copyText(value)}>
        {copy === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copy === 'copied' ? labels.copied : labels.copyKey}
      </Button>
      <p role="status" className={styles.copyStatus}>
        {copy === 'copied' && labels.copied}
        {copy === 'failed' && labels.copyFailed}
      </p>
    </div>
  );
}
