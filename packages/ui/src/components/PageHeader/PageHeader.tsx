import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import { ScallopedBand } from '../../primitives/ScallopedBand/ScallopedBand.tsx';
import { Confetti } from '../../primitives/Shapes/Confetti.tsx';
import styles from './PageHeader.module.css';

export type PageHeaderProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The page's heading. It takes focus after a move to the page. */
  title: string;
  /** How many there are; nothing is said while it is unknown. */
  count?: number | undefined;
  /** The words after the count. */
  countLabel?: string | undefined;
  /** What is being waited for, in the count's place or beside it. */
  status?: ReactNode;
  /** Stands at the end of the band: a search box. */
  children?: ReactNode;
};

/** The band a page opens with: heading, count and search (specification, section 2, All toys). */
export function PageHeader({
  title,
  count,
  countLabel = 'Toy Found',
  status,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <ScallopedBand {...rest} className={cx(styles.header, className)}>
      <div className={styles.decoration} aria-hidden="true">
        <Confetti className={styles.confetti} />
      </div>
      <Container className={styles.row}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <div className={styles.below}>
            {count !== undefined && (
              <p>
                <b className={styles.count}>{count}</b> {countLabel}
              </p>
            )}
            {status}
          </div>
        </div>
        {children && <div className={styles.aside}>{children}</div>}
      </Container>
    </ScallopedBand>
  );
}
