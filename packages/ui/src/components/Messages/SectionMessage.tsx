import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { MessageText, type MessageVariant } from './MessageText.tsx';
import styles from './SectionMessage.module.css';

export type SectionMessageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `error` has an icon and is announced at once; `plain` just says so. */
  variant: MessageVariant;
  /** The sentence to show; an error's own message. */
  message: string;
  /** The address of the picture at the row's start; none without it. */
  imageUrl?: string | undefined;
  /** The one way on: a link or a button. */
  action?: ReactNode;
};

/** What a section shows in place of its toys, under its heading: one row on a card. */
export function SectionMessage({
  variant,
  message,
  imageUrl,
  action,
  className,
  ...rest
}: SectionMessageProps) {
  return (
    <div {...rest} className={cx(base.root, styles.panel, className)} data-variant={variant}>
      {imageUrl !== undefined && (
        <Picture url={imageUrl} alt="" sizes="132px" className={styles.picture} />
      )}
      <MessageText variant={variant} className={styles.message}>
        {message}
      </MessageText>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
