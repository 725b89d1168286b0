import type { ButtonProps } from '../../primitives/Button/Button.tsx';
import { BusyButton } from './BusyButton.tsx';
import styles from './GoogleButton.module.css';
import { googleMark } from './googleMark.ts';

export type GoogleButtonProps = Omit<ButtonProps, 'children' | 'disabled' | 'kind'> & {
  /** Google's window is open: shows that the shop waits for it. */
  pending?: boolean | undefined;
  /** Not to be pressed now, though it can still be reached. */
  held?: boolean | undefined;
  /** The button's words. */
  label?: string;
};

/** Signs in with a Google account. The mark is Google's own, unaltered, as its brand rules ask. */
export function GoogleButton({
  pending = false,
  label = 'Continue with Google',
  ...rest
}: GoogleButtonProps) {
  return (
    <BusyButton wide {...rest} kind="plain" busy={pending}>
      {!pending && <img src={googleMark} alt="" width={20} height={20} className={styles.mark} />}
      {label}
    </BusyButton>
  );
}
