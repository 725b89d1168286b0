import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import * as styles from './MessageText.module.css';

export type MessageVariant = 'error' | 'plain';

/** The texts of a message; an error has an icon and is announced at once. */
export function MessageText({
  variant,
  className,
  children,
}: {
  variant: MessageVariant;
  className: string | undefined;
  children: string;
}) {
  if (variant === 'plain') return <p className={cx(styles.text, className)}>{children}</p>;
  return (
    <p role="alert" className={cx(styles.text, className)}>
      <CircleAlert aria-hidden="true" />
      <bdi>{children}</bdi>
    </p>
  );
}
