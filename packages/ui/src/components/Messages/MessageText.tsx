import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type Quote, QuotedText } from '../../primitives/text/QuotedText.tsx';
import * as styles from './MessageText.module.css';

export type MessageVariant = 'error' | 'plain';

/** The texts of a message; an error has an icon and is announced at once. */
export function MessageText({
  variant,
  quote,
  className,
  children,
}: {
  variant: MessageVariant;
  quote: Quote | undefined;
  className: string | undefined;
  children: string;
}) {
  if (variant === 'plain') return <p className={cx(styles.text, className)}>{children}</p>;
  return (
    <p role="alert" className={cx(styles.text, className)}>
      <CircleAlert aria-hidden="true" />
      <bdi>
        <QuotedText quote={quote}>{children}</QuotedText>
      </bdi>
    </p>
  );
}
