import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { WaitingWheel } from '../../primitives/Shapes/WaitingWheel.tsx';
import { TextButton } from '../../primitives/TextLink/TextLink.tsx';
import styles from './BusyTextButton.module.css';

type BusyTextButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Its action is under way: shows a turning rosette. The name and the focus stay. */
  busy: boolean;
  /** Not to be pressed now, though it can still be reached. */
  held: boolean;
  onClick: () => void;
};

/** A `BusyButton` for a line of text. */
export function BusyTextButton({
  busy,
  held,
  onClick,
  className,
  children,
  ...rest
}: BusyTextButtonProps) {
  return (
    <TextButton
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      className={cx(styles.button, className)}
      onClick={() => {
        if (!held) flushSync(onClick); // `held` must be there before another click
      }}
    >
      {busy && <WaitingWheel pace="brisk" />}
      {children}
    </TextButton>
  );
}
