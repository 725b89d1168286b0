'use client';

import { Fragment, type ReactNode } from 'react';
import type { Label } from '../../locale/labels.ts';
import { splitAround } from '../../locale/splitAround.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './AccountSecurity.module.css';

type SecurityRowProps = {
  what: ReactNode;
  value: ReactNode;
  /** Whether the value may need more room than beside the button on a phone. */
  long?: boolean;
  button: ReactNode;
  /** More about the value, as wide as the row on a phone. */
  note?: ReactNode;
};

/** A sign-in method: its name, its state, and its buttons. */
export function SecurityRow({ what, value, long = false, button, note }: SecurityRowProps) {
  return (
    <li className={styles.row} data-long={long || undefined}>
      <h3 className={styles.what}>{what}</h3>
      <p className={styles.value}>{value}</p>
      {wrapText(button)}
      {wrapText(note)}
    </li>
  );
}

type SecurityButtonProps = Omit<ButtonProps, 'children'> & {
  /** The part of the accessible name that a phone shows. */
  short: string;
  /** Whether wider screens show only this part, too. */
  brief?: boolean;
  children: string;
};

/** A row's button. Its accessible name is the same everywhere; on a phone the row shows the rest of it. */
export function SecurityButton({ short, brief, children, ...rest }: SecurityButtonProps) {
  const [before, shown, after] = splitAround(children, short);
  return (
    <Button variant="plain" {...rest} className={styles.button} data-brief={brief || undefined}>
      <span className={styles.words}>
        <Rest>{before}</Rest>
        <span>{shown}</span>
        <Rest>{after}</Rest>
      </span>
    </Button>
  );
}

/** Spaces stay outside: at the edge of an element, some programs do not read them as part of a name. */
function Rest({ children }: { children: string }) {
  const words = children.trim();
  const [before, after] = words === '' ? [] : children.split(words);
  return (
    <>
      {wrapText(before)}
      {words && <span className={styles.rest}>{words}</span>}
      {wrapText(after)}
    </>
  );
}

/** A text with an email address that preferably breaks before its @. */
export function Breakable({ children }: { children: string }) {
  const [start, ...parts] = children.split('@');
  return (
    <>
      {wrapText(start)}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
        <Fragment key={index}>
          <wbr />
          {wrapText(`@${part}`)}
        </Fragment>
      ))}
    </>
  );
}

/** A text with a date, formatted in the shop's language. */
export function WithDate({ date, children }: { date: Date; children: Label<{ date: string }> }) {
  const { formatDate } = useUi();
  const written = formatDate(date);
  const [before, shown, after] = splitAround(children({ date: written }), written);
  return (
    <>
      <Breakable>{before}</Breakable>
      <time dateTime={date.toISOString()}>{shown}</time>
      <Breakable>{after}</Breakable>
    </>
  );
}
