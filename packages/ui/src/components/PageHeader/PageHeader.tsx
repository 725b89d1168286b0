'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../../locale/labels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Container } from '../../primitives/Container/Container.tsx';
import { ScallopedSection } from '../../primitives/ScallopedSection/ScallopedSection.tsx';
import { Confetti } from '../../primitives/Shapes/Confetti.tsx';
import { useUi } from '../../UiProvider.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderLabels {
  /** After the count. */
  found: string;
}

const defaultLabels: PageHeaderLabels = { found: 'Toy Found' };

export type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The page's heading. It takes focus after a move to the page. */
  title: string;
  /** How many there are; nothing is said while it is unknown. */
  count?: number | undefined;
  /** What is being waited for, in the count's place or beside it. */
  status?: ReactNode;
  /** Stands at the end of the header: a search box, and a button beside it. */
  children?: ReactNode;
  /** Replaces the header's texts. */
  labels?: Partial<PageHeaderLabels> | undefined;
};

/** The section a page opens with: heading, count and search (specification, section 2, All toys). */
export function PageHeader({
  title,
  count,
  status,
  labels,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  const { formatNumber } = useUi();
  const { found } = useLabels('PageHeader', defaultLabels, labels);
  return (
    <ScallopedSection {...rest} className={cx(base.root, styles.header, className)}>
      <div className={styles.decoration} aria-hidden="true">
        <Confetti className={styles.confetti} />
      </div>
      <Container className={styles.row}>
        <div className={styles.text}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div className={styles.below}>
            {/* Always in the page, so that a count is announced when it comes or changes. */}
            <p role="status" className={styles.found}>
              {count !== undefined && (
                <>
                  <b className={styles.count}>{formatNumber(count)}</b> {found}
                </>
              )}
            </p>
            {status}
          </div>
        </div>
        {children && <div className={styles.aside}>{children}</div>}
      </Container>
    </ScallopedSection>
  );
}
