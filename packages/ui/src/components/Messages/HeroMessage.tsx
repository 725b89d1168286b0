import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import styles from './HeroMessage.module.css';
import { MessageText, type MessageTone } from './MessageText.tsx';

export type HeroMessageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `error` carries a mark and is announced at once; `plain` just says so. */
  tone: MessageTone;
  /** The sentence to show; an error's in its own words. */
  message: string;
  /** The address of the picture in the stamp; a drawing without it. */
  pictureUrl?: string | undefined;
  /** The one way on: a link or a button. */
  action?: ReactNode;
};

/** What the home page's hero shows when it has no toys to show. The band around it brings the ground. */
export function HeroMessage({
  tone,
  message,
  pictureUrl = '',
  action,
  className,
  ...rest
}: HeroMessageProps) {
  return (
    <div
      {...rest}
      className={cx(styles.columns, className)}
      data-tone={tone}
      data-long={message.length > 70 || undefined}
    >
      <Stamp className={styles.stamp}>
        <Picture url={pictureUrl} alt="" priority sizes="(width < 48rem) 300px, 516px" />
      </Stamp>
      <div className={styles.words}>
        <MessageText tone={tone} className={styles.message}>
          {message}
        </MessageText>
        {action}
      </div>
    </div>
  );
}
