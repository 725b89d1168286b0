'use client';

import { Fragment, type ReactNode } from 'react';
import type { Label } from '../../locale/labels.ts';
import { splitAround } from '../../locale/splitAround.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import styles from './AccountSecurity.module.css';

type SecurityRowProps = {
  what: ReactNode;
  value: ReactNode;
  /** Whether the value may need more than the room beside the button of a phone. */
  long?: boolean;
  button: ReactNode;
  /** More about the value, across the row on a phone. */
  note?: ReactNode;
};

/** One way to sign in: what it is, how it stands, and what can be done about it. */
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
  /** The words of the name that are seen on a phone. */
  short: string;
  /** Whether these are all that is seen elsewhere, too. */
  brief?: boolean;
  children: string;
};

/** The button of a row. Its name is the same everywhere; on a phone the row says the rest of it. */
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

/** Blanks stay outside: at the edge of an element, not everybody reads them as part of a name. */
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

/** A text with an email address, which had better break before its @ than elsewhere. */
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

/** A text with a date, which it receives in the shop's language. */
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
