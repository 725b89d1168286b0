import { cx } from 'class-variance-authority';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { rosettePath } from '../../primitives/Shapes/Rosette.tsx';
import styles from './BusyButton.module.css';

export type BusyButtonProps = Omit<ButtonProps, 'disabled'> & {
  /** Its action is under way: shows a turning rosette. The name and the focus stay. */
  busy?: boolean | undefined;
  /** Not to be pressed now, though it can still be reached. The form ignores the press. */
  held?: boolean | undefined;
};

/** A button that waits for an answer. It is never `disabled`: that would drop the keyboard's focus. */
export function BusyButton({
  busy = false,
  held = busy,
  kind = 'primary',
  className,
  children,
  ...rest
}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      kind={kind}
      data-kind={kind}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      className={cx(styles.button, className)}
    >
      {busy && (
        <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.wheel}>
          <path
            fillRule="evenodd"
            fill="currentColor"
            d={`${rosettePath}M13 20a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z`}
          />
        </svg>
      )}
      {children}
    </Button>
  );
}
