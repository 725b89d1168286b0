import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import styles from './HeroMessage.module.css';
import { MessageText, type MessageVariant } from './MessageText.tsx';

export type HeroMessageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `error` carries a mark and is announced at once; `plain` just says so. */
  variant: MessageVariant;
  /** The sentence to show; an error's in its own words. */
  message: string;
  /** The address of the picture in the stamp; a drawing without it. */
  imageUrl?: string | undefined;
  /** The one way on: a link or a button. */
  action?: ReactNode;
};

/** What the home page's hero shows when it has no toys to show. The band around it brings the ground. */
export function HeroMessage({
  variant,
  message,
  imageUrl = '',
  action,
  className,
  ...rest
}: HeroMessageProps) {
  return (
    <div
      {...rest}
      className={cx(styles.columns, className)}
      data-variant={variant}
      data-long={message.length > 70 || undefined}
    >
      <ScallopedFrame className={styles.stamp}>
        <Picture url={imageUrl} alt="" priority sizes="(width < 48rem) 300px, 516px" />
      </ScallopedFrame>
      <div className={styles.text}>
        <MessageText variant={variant} className={styles.message}>
          {message}
        </MessageText>
        {action}
      </div>
    </div>
  );
}
