'use client';

import { Check, Copy } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { useCopy } from '../../primitives/state/useCopy.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TwoStepDialog.module.css';
import type { TwoStepDialogLabels } from './twoStepDialogLabels.ts';

/** The key as text, in groups that are easy to compare, and a button that copies it without their spaces. */
export function SetupKey({ value, labels }: { value: string; labels: TwoStepDialogLabels }) {
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
