'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import * as styles from './SafetyWarnings.module.css';

/** The text of a toy's warnings. */
export interface SafetyWarningsLabels {
  /** The name of the section. */
  warnings: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SafetyWarnings: SafetyWarningsLabels;
  }
}

const defaultLabels: SafetyWarningsLabels = { warnings: 'Safety warnings' };

export type SafetyWarningsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /**
   * The warnings in groups with a line between them, such as one for each law: whole sentences, shown as they are. Without
   * any nothing is rendered.
   */
  groups: ReadonlyArray<ReadonlyArray<string>>;
  /** Replaces the text. */
  labels?: PartialLabels<SafetyWarningsLabels> | undefined;
};

/**
 * Renders a toy's hazards, which a shopper should know before a purchase (16 CFR 1500.20; Regulation (EU) 2023/988, article 19): never
 * folded, shortened or behind a link. The alert symbol is that of 16 CFR 1500.19(d).
 */
export function SafetyWarnings({ groups, labels, className, ...rest }: SafetyWarningsProps) {
  const { warnings } = useLabels('SafetyWarnings', defaultLabels, labels);
  const filled = groups.filter((sentences) => sentences.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-label={warnings} {...rest} className={cx(base.root, styles.warnings, className)}>
      {filled.map((sentences, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name, and two may say the same
        <div key={index} className={styles.group}>
          {index === 0 && <AlertSymbol />}
          <div className={styles.sentences}>
            {sentences.map((sentence, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two warnings may be the same
              <p key={line}>{sentence}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function AlertSymbol() {
  return (
    <svg className={styles.symbol} viewBox="0 0 24 22" aria-hidden="true">
      <path d="M12 2.2 22.3 20H1.7Z" />
      <path d="M12 8v5.8" />
      <circle cx="12" cy="17" r="1.4" />
    </svg>
  );
}
