'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { TextButton, TextLink } from '../../primitives/TextLink/TextLink.tsx';
import styles from './SignedInNotice.module.css';

export interface SignedInNoticeLabels {
  /** Says who is signed in. */
  message: Label<{ name: string }>;
  store: string;
  signOut: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SignedInNotice: SignedInNoticeLabels;
  }
}

const defaultLabels: SignedInNoticeLabels = {
  message: ({ name }) => `You are signed in as ${name}.`,
  store: 'Continue to the store',
  // Another text than the navigation bar's "Sign out", so that no two buttons of a page share a name.
  signOut: 'Use another account',
};

export type SignedInNoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Who is signed in: a display name or an email address. */
  name: string;
  /** Where the store is. */
  storeHref: string;
  /** "Use another account" was pressed. */
  onSignOut: () => void;
  /** Replaces the notice's texts; those left out stay. */
  labels?: PartialLabels<SignedInNoticeLabels> | undefined;
};

/** Stands above a sign-in form for somebody who is signed in already. */
export function SignedInNotice({
  name,
  storeHref,
  onSignOut,
  labels: ownLabels,
  className,
  ...rest
}: SignedInNoticeProps) {
  const labels = useLabels('SignedInNotice', defaultLabels, ownLabels);
  return (
    <div {...rest} className={cx(base.root, styles.notice, className)}>
      <p className={styles.message}>{labels.message({ name })}</p>
      <div className={styles.ways}>
        <TextLink href={storeHref}>{labels.store}</TextLink>
        <TextButton onClick={onSignOut}>{labels.signOut}</TextButton>
      </div>
    </div>
  );
}
