import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import type { Quote } from '../../primitives/text/QuotedText.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './HeroMessage.module.css';
import { MessageText, type MessageVariant } from './MessageText.tsx';

export type HeroMessageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `error` has an icon and is announced at once; `plain` is neither. */
  variant: MessageVariant;
  /** The sentence to show, such as an error's message. */
  message: string;
  /** The message of a browser or provider that the sentence contains, if it is in another language. */
  quote?: Quote | undefined;
  /** The URL of the picture in the frame; without it the frame shows an illustration. */
  imageUrl?: string | undefined;
  /** The next step: a link or a button. */
  action?: ReactNode;
};

/** The content of the home page's hero if there are no toys. The surrounding section provides the background. */
export function HeroMessage({
  variant,
  message,
  quote,
  imageUrl = '',
  action,
  className,
  ...rest
}: HeroMessageProps) {
  return (
    <div
      {...rest}
      className={cx(base.root, styles.columns, className)}
      data-variant={variant}
      data-long={message.length > 70 || undefined}
    >
      <ScallopedFrame className={styles.frame}>
        <Picture url={imageUrl} alt="" priority sizes="(width < 48rem) 300px, 516px" />
      </ScallopedFrame>
      <div className={styles.text}>
        <MessageText variant={variant} quote={quote} className={styles.message}>
          {message}
        </MessageText>
        {wrapText(action)}
      </div>
    </div>
  );
}
