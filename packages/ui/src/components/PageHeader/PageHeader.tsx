'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { CountValues } from '../../locale/formats.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { splitAround } from '../../locale/splitAround.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Container } from '../../primitives/Container/Container.tsx';
import { ScallopedSection } from '../../primitives/ScallopedSection/ScallopedSection.tsx';
import { Confetti } from '../../primitives/Shapes/Confetti.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './PageHeader.module.css';

/** The text of a page's header. */
export interface PageHeaderLabels {
  /** The number of results; `written` is emphasised. */
  found: Label<CountValues>;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    PageHeader: PageHeaderLabels;
  }
}

const defaultLabels: PageHeaderLabels = {
  found: ({ count, written }) => `${written} ${count === 1 ? 'toy' : 'toys'} found`,
};

export type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The page's heading. It takes the focus after a navigation to the page. */
  title: string;
  /** The number of results; the header shows none while it is `undefined`. */
  count?: number | undefined;
  /** A status such as a spinner, instead of the count or beside it. */
  status?: ReactNode;
  /** Content at the end of the header: a search box, and a button beside it. */
  children?: ReactNode;
  /** Replaces the header's texts. */
  labels?: PartialLabels<PageHeaderLabels> | undefined;
};

/** The first section of a page: heading, count and search (specification, section 2, All toys). */
export function PageHeader({
  title,
  count,
  status,
  labels,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <ScallopedSection {...rest} className={cx(base.root, styles.header, className)}>
      <Container className={styles.row}>
        <div className={styles.decoration}>
          <Confetti className={styles.confetti} />
        </div>
        <div className={styles.text}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div className={styles.below}>
            {/* Always rendered, so that a screen reader announces a count that appears or changes. */}
            <p role="status" className={styles.found}>
              {count !== undefined && <Found count={count} labels={labels} />}
            </p>
            {wrapText(status)}
          </div>
        </div>
        {children && <div className={styles.aside}>{children}</div>}
      </Container>
    </ScallopedSection>
  );
}

function Found({ count, labels }: Pick<PageHeaderProps, 'labels'> & { count: number }) {
  const { formatCount } = useUi();
  const { found } = useLabels('PageHeader', defaultLabels, labels);
  const values = formatCount(count);
  const [before, number, after] = splitAround(found(values), values.written);
  return (
    <>
      {wrapText(before)}
      <b className={styles.count}>{number}</b>
      {wrapText(after)}
    </>
  );
}
