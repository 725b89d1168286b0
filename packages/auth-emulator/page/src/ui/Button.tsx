import { Copy, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { act } from '../shell/notices.ts';
import * as styles from './Button.module.css';
import * as text from './text.module.css';

interface Look {
  label: string;
  /** The subject of the action, for screen readers: a list has a button with this label in each row. */
  of?: string | undefined;
  icon?: LucideIcon;
  /** `main` once a form or view; `quiet` in rows. */
  look?: 'plain' | 'main' | 'quiet';
  danger?: boolean;
}

type ButtonProps = Look &
  ((ComponentProps<'button'> & { href?: never }) | (ComponentProps<'a'> & { href: string }));

/** Renders a button, or a link that looks like one. Links to other pages open in a new tab. */
export function Button({ label, of, icon: Icon, look = 'plain', danger, ...rest }: ButtonProps) {
  const shared = {
    className: styles.button,
    'data-look': look,
    'data-danger': danger,
    children: (
      <>
        {Icon && <Icon />}
        <span>
          {label}
          {of && <span className={text.hidden}> {of}</span>}
        </span>
      </>
    ),
  };
  if (rest.href === undefined) return <button type="button" {...rest} {...shared} />;
  const tab = rest.href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return <a {...tab} {...rest} {...shared} />;
}

/** Renders a row of buttons. */
export const Buttons = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.buttons} />
);

interface CopyProps {
  value: string;
  /** The name of the copied value, such as `link`. */
  what: string;
  /** The value's owner, for screen readers where a page has several such buttons. */
  of?: string | undefined;
  look?: 'plain' | 'quiet';
}

/** Renders a button that copies a text. */
export const CopyButton = ({ value, what, of, look = 'plain' }: CopyProps) => (
  <Button
    label={`Copy ${what}`}
    of={of && `of ${of}`}
    icon={Copy}
    look={look}
    onClick={() => act(() => navigator.clipboard.writeText(value), `The ${what} is copied.`)}
  />
);
