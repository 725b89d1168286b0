import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Container } from '../../primitives/Container/Container.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { type Quote, QuotedText } from '../../primitives/text/QuotedText.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './PageMessage.module.css';

export type PageMessageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The page's only heading. It can take the focus after a navigation. */
  title: string;
  /** The message of a browser or provider that the title contains, if it is in another language. */
  quote?: Quote | undefined;
  /** The URL of the picture in the frame; without it the frame shows an illustration. */
  imageUrl?: string | undefined;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** An explanation in one or two sentences. */
  children?: ReactNode;
};

/** A whole page with one message and the next step, such as "not found". */
export function PageMessage({
  title,
  quote,
  imageUrl = '',
  action,
  className,
  children,
  ...rest
}: PageMessageProps) {
  return (
    <div {...rest} className={cx(base.root, styles.page, className)}>
      <Container className={styles.columns}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            <QuotedText quote={quote}>{title}</QuotedText>
          </h1>
          <div className={styles.explanation}>{children}</div>
          {wrapText(action)}
        </div>
        <ScallopedFrame className={styles.frame}>
          <Picture url={imageUrl} alt="" priority sizes="(width < 48rem) 300px, 520px" />
        </ScallopedFrame>
      </Container>
    </div>
  );
}
