import { cx } from 'class-variance-authority';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { WaitingWheel } from '../../primitives/Shapes/WaitingWheel.tsx';
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
      {busy && <WaitingWheel pace="brisk" />}
      {children}
    </Button>
  );
}
