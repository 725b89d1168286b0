'use client';

import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../BaseStyles/BaseStyles.module.css';
import * as styles from './ErrorSummary.module.css';

/** The title above a list of errors. */
export interface ErrorSummaryLabels {
  title: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ErrorSummary: ErrorSummaryLabels;
  }
}

const defaultLabels: ErrorSummaryLabels = { title: 'There is a problem' };

/** A field with an error. */
export interface FieldProblem {
  /** The `id` of the entry's input. */
  fieldId: string;
  /** The same sentence as under the field. */
  message: string;
}

export type ErrorSummaryProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The errors, in the order of the fields, without those already fixed. */
  problems: ReadonlyArray<FieldProblem>;
  /** Replaces the title. */
  labels?: PartialLabels<ErrorSummaryLabels> | undefined;
};

/**
 * The errors of a form, above its fields: each entry links to its field (after the GOV.UK error summary; WCAG 3.3.1).
 * Focus it through its `ref` when a submit fails: screen readers then read its title and its entries. It is not an
 * `alert`, which would announce the same text twice.
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

/** Moves the focus instead of following the link, which would put the field's id into the URL. */
function moveToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash, ownerDocument } = event.currentTarget;
  ownerDocument.getElementById(decodeURIComponent(hash.slice(1)))?.focus();
}
