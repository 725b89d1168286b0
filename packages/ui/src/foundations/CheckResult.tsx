import { Check, Minus } from 'lucide-react';
import type { Result } from '../../../../.storybook/accessibility/checks.ts';
import * as styles from './Accessibility.module.css';

/** A result of a check: an icon and a word. */
export function CheckResult({ result, text = result }: { result: Result; text?: string }) {
  const Icon = result === 'passed' ? Check : Minus;
  return (
    <span className={styles.result} data-result={result}>
      <Icon aria-hidden="true" />
      {text}
    </span>
  );
}
