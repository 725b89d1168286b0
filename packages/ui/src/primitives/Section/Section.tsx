import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { Container } from '../Container/Container.tsx';
import { wrapText } from '../text/wrapText.tsx';
import * as styles from './Section.module.css';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /**
   * The section's heading. In a text, the last word is underlined; in other content, the part inside an `Underline`.
   */
  title: ReactNode;
  /** The underlined part of the title's text, if it is not the last word. */
  underlined?: string | undefined;
  /** The heading's level in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
};

/** A titled part of a page, in the page's column, with its heading as its accessible name. */
export function Section({
  title,
  underlined,
  headingLevel = 2,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section {...rest} aria-labelledby={titleId} className={cx(styles.section, className)}>
      <Container>
        <Heading id={titleId} className={cx(base.root, styles.title)}>
          {typeof title === 'string' ? <Underline part={underlined}>{title}</Underline> : title}
        </Heading>
        {wrapText(children)}
      </Container>
    </section>
  );
}

export interface UnderlineProps {
  children: ReactNode;
  /** The underlined part of a text, if it is not the last word. */
  part?: string | undefined;
}

/** A line under the last word of a text, or under the whole of other content, in the brand's colour and shape. */
export function Underline({ children, part }: UnderlineProps) {
  const [before, marked, after] =
    typeof children === 'string' ? splitAround(children, part) : ['', children, ''];
  return (
    <>
      {wrapText(before)}
      <span className={styles.underline}>
        {wrapText(marked)}
        <svg viewBox="0 0 200 18" preserveAspectRatio="none" aria-hidden="true">
          {/* The stylesheet sets its shape; this is for browsers that do not support `d` in CSS. */}
          <path d="M4 11C36 5 62 13 98 8s66-5 98 1" vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
      {wrapText(after)}
    </>
  );
}

function splitAround(text: string, part: string | undefined) {
  const found = part === undefined ? -1 : text.indexOf(part);
  const start = part === undefined || found < 0 ? text.lastIndexOf(' ') + 1 : found;
  const end = part === undefined || found < 0 ? text.length : found + part.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
