'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import styles from './AuthSheet.module.css';
import type { ProviderError } from './authErrors.ts';

type AuthSheetProps = ComponentProps<'form'> & {
  /** What the provider said about the last try. */
  error: ProviderError | undefined;
};

/** The form that login and register have in common: the provider's words, then the fields. */
export function AuthSheet({ error, className, children, ...rest }: AuthSheetProps) {
  return (
    <form
      {...rest}
      noValidate
      // A page can be submitted before its script runs; "dialog" keeps that from sending the password anywhere.
      method="dialog"
      className={cx(styles.form, className)}
    >
      {error !== undefined && <Alert {...error} ref={bringIntoView} />}
      {children}
    </form>
  );
}

/** A long form's button is far below its error. Only moves the page for somebody who is using the form. */
function bringIntoView(alert: HTMLElement | null) {
  if (alert?.closest('form')?.contains(document.activeElement)) {
    alert.scrollIntoView({ block: 'nearest' });
  }
}

/** The word between two ways to sign in. */
export function Or({ children }: { children: string }) {
  return <p className={styles.or}>{children}</p>;
}

interface SwapProps {
  prompt: string;
  link: string;
  href: string;
}

/** The way to the other form. */
export function Swap({ prompt, link, href }: SwapProps) {
  return (
    <p className={styles.swap}>
      {prompt} <TextLink href={href}>{link}</TextLink>
    </p>
  );
}
