import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { Quote } from '../../primitives/text/QuotedText.tsx';
import { MessageText, type MessageVariant } from './MessageText.tsx';
import * as styles from './SectionMessage.module.css';

export type SectionMessageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `error` has an icon and is announced at once; `plain` is neither. */
  variant: MessageVariant;
  /** The sentence to show, such as an error's message. */
  message: string;
  /** The message of a browser or provider that the sentence contains, if it is in another language. */
  quote?: Quote | undefined;
  /** The URL of the picture at the row's start; without it there is no picture. */
  imageUrl?: string | undefined;
  /** The next step: a link or a button. */
  action?: ReactNode;
};

/** Replaces a section's toys, under its heading: one row on a card. */
export function SectionMessage({
  variant,
  message,
  quote,
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
      <MessageText variant={variant} quote={quote} className={styles.message}>
        {message}
      </MessageText>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
