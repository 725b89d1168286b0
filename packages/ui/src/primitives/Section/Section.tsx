import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { Container } from '../Container/Container.tsx';
import styles from './Section.module.css';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The section's heading; its last word gets the crayon line. */
  title: string;
};

/** A titled part of a page, in the page's column, named by its heading. */
export function Section({ title, className, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <section {...rest} aria-labelledby={titleId} className={cx(styles.section, className)}>
      <Container>
        <h2 id={titleId} className={styles.title}>
          <Crayon>{title}</Crayon>
        </h2>
        {children}
      </Container>
    </section>
  );
}

/** Words with a crayon line under the last one, in the brand's colour and hand. */
export function Crayon({ children }: { children: string }) {
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <>
      {children.slice(0, lastWord)}
      <span className={styles.crayon}>
        {children.slice(lastWord)}
        <svg viewBox="0 0 200 18" preserveAspectRatio="none" aria-hidden="true">
          {/* The stylesheet draws it; this is for browsers whose CSS knows no `d`. */}
          <path d="M4 11C36 5 62 13 98 8s66-5 98 1" vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </>
  );
}
