'use client';

import { cx } from 'class-variance-authority';
import { CircleCheck } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { splitAround } from '../../locale/splitAround.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { useUi } from '../../UiProvider.tsx';
import * as styles from './AccountSecurity.module.css';
import { type AccountSecurityLabels, accountSecurityLabels } from './accountSecurityLabels.ts';

/** The rows of `AccountSecurity`, on one card. */
export function SecurityRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(base.root, styles.sheet, className)} />;
}

/** What every row takes besides its own props. */
export type SecurityRowBase = Omit<ComponentProps<'li'>, 'children' | 'value'> & {
  /** Replaces texts; those left out stay. */
  labels?: PartialLabels<AccountSecurityLabels> | undefined;
};

export const useSecurityLabels = (ownLabels: SecurityRowBase['labels']) =>
  useLabels('AccountSecurity', accountSecurityLabels, ownLabels);

export type SecurityRowProps = Omit<ComponentProps<'li'>, 'children' | 'value'> & {
  /** The heading: what the account has. */
  what: ReactNode;
  /** The heading's level; 4 inside another row. */
  headingLevel?: 3 | 4 | undefined;
  /** Its state, such as 'Set'. */
  value: ReactNode;
  /** Whether the value may need more room than beside the button on a phone. */
  long?: boolean | undefined;
  /** The button that changes it. */
  button: ReactNode;
  /** More about the value, as wide as the row on a phone. */
  note?: ReactNode;
};

/** A row of a shop's own, such as its passkeys: a name, a state and a button. */
export function SecurityRow({
  what,
  headingLevel = 3,
  value,
  long = false,
  button,
  note,
  className,
  ...rest
}: SecurityRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li {...rest} className={cx(base.root, styles.row, className)} data-long={long || undefined}>
      <Heading className={styles.what}>{what}</Heading>
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

/** A state that protects the account or works, marked with a tick. */
export const OnValue = ({ children }: { children: ReactNode }) => (
  <span className={styles.on}>
    <CircleCheck aria-hidden="true" />
    <span>{children}</span>
  </span>
);

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

interface WithDateProps {
  /** Formatted in the shop's language. */
  date: Date;
  children: Label<{ date: string }>;
}

/** A text with a date. */
export function WithDate({ date, children }: WithDateProps) {
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
