import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import base from '../BaseStyles/BaseStyles.module.css';
import styles from './Alert.module.css';

export type AlertProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What went wrong, as whoever reported it says. */
  message: string;
  /** One plain sentence on what to do about it. */
  help?: string | undefined;
};

/** An error that concerns what was just tried: red text, announced at once. */
export function Alert({ message, help, className, ...rest }: AlertProps) {
  return (
    <div role="alert" {...rest} className={cx(base.root, styles.alert, className)}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={styles.message}>
          <bdi>{message}</bdi>
        </p>
        {help !== undefined && <p className={styles.help}>{help}</p>}
      </div>
    </div>
  );
}
