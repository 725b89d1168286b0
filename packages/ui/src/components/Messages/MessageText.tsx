import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import styles from './MessageText.module.css';

export type MessageTone = 'error' | 'plain';

/** The words of a message; an error carries a mark and is announced at once. */
export function MessageText({
  tone,
  className,
  children,
}: {
  tone: MessageTone;
  className: string | undefined;
  children: string;
}) {
  if (tone === 'plain') return <p className={cx(styles.text, className)}>{children}</p>;
  return (
    <p role="alert" className={cx(styles.text, className)}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
