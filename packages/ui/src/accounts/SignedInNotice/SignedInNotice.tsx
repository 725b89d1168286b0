'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { TextButton, TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './SignedInNotice.module.css';

export interface SignedInNoticeLabels {
  /** The account that is signed in. */
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
  // Differs from the navigation bar's "Sign out", so that no two buttons on a page have the same name.
  signOut: 'Use another account',
};

export type SignedInNoticeProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The signed-in user's display name or email address. */
  name: string;
  /** The href of the store. */
  storeHref: string;
  /** Called when the user presses "Use another account". */
  onSignOut: () => void;
  /** Replaces the notice's texts; those left out stay. */
  labels?: PartialLabels<SignedInNoticeLabels> | undefined;
};

/** A notice above a sign-in form if a user is already signed in. */
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
