import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as base from '../BaseStyles/BaseStyles.module.css';
import * as styles from './Alert.module.css';

export type AlertProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The problem, in the words of the code that reported it. */
  message: string;
  /** The language of the message, such as `en`, if it is not the page's. */
  messageLang?: string | undefined;
  /** The remedy, in one plain sentence. */
  help?: string | undefined;
};

/** An error about the user's last action: red text, announced at once. */
export function Alert({ message, messageLang, help, className, ...rest }: AlertProps) {
  return (
    <div role="alert" {...rest} className={cx(base.root, styles.alert, className)}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={styles.message}>
          <bdi lang={messageLang}>{message}</bdi>
        </p>
        {help !== undefined && <p className={styles.help}>{help}</p>}
      </div>
    </div>
  );
}
