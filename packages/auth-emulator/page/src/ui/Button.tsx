import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import * as styles from './Button.module.css';

const LOOKS = { plain: styles.plain, main: styles.main, quiet: styles.quiet };

interface Look {
  /** `main` once a form or view; `quiet` in rows. */
  look?: keyof typeof LOOKS;
  danger?: boolean;
}

const classOf = ({ look = 'plain', danger = false }: Look) =>
  [styles.button, LOOKS[look], danger && styles.danger].filter(Boolean).join(' ');

/** Renders a button; `type="button"` unless it submits a form. */
export const Button = ({
  look,
  danger,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    {...rest}
    type={type}
    className={classOf({ ...(look && { look }), ...(danger && { danger }) })}
  />
);

/** Renders a link that looks like a button. */
export const ButtonLink = ({ look, danger, ...rest }: Look & ComponentProps<'a'>) => (
  <a {...rest} className={classOf({ ...(look && { look }), ...(danger && { danger }) })} />
);

/** Renders a row of buttons. */
export const Buttons = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.buttons} />
);
