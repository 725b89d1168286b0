'use client';

import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../BaseStyles/BaseStyles.module.css';
import styles from './ErrorSummary.module.css';

/** The text over a list of problems. */
export interface ErrorSummaryLabels {
  title: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ErrorSummary: ErrorSummaryLabels;
  }
}

const defaultLabels: ErrorSummaryLabels = { title: 'There is a problem' };

/** One field that is wrong. */
export interface FieldProblem {
  /** The `id` of the input that the entry leads to. */
  fieldId: string;
  /** The same sentence as under the field. */
  message: string;
}

export type ErrorSummaryProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What is wrong, in the order of the fields. Leave out what has been fixed. */
  problems: readonly FieldProblem[];
  /** Replaces the title. */
  labels?: PartialLabels<ErrorSummaryLabels> | undefined;
};

/**
 * What stops a form, above its fields: each entry leads to its field (after the GOV.UK error summary; WCAG 3.3.1).
 * Give it focus by its `ref` when a submit fails; a screen reader then reads its title and goes on to the entries.
 * It is no `alert`: that would say the same text a second time.
 */
export function ErrorSummary({ problems, labels, className, ...rest }: ErrorSummaryProps) {
  const { title } = useLabels('ErrorSummary', defaultLabels, labels);
  const titleId = useId();
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={cx(base.root, styles.summary, className)}
    >
      <CircleAlert aria-hidden="true" />
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ul>
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={styles.link} onClick={moveToField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Focus instead of the browser's jump, which would put the field's id into the address. */
function moveToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
}
