'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, use } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Avatar, useDisplayName } from '../../primitives/Avatar/Avatar.tsx';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx';
import * as styles from './NavAccount.module.css';
import { NavAccountContext } from './NavAccountPlace.tsx';
import type { NavAccountSlot } from './navigation.ts';

/** The signed-in user, as far as the bar shows it. */
export interface NavUser {
  displayName: string | null;
  photoURL: string | null;
}

export interface NavAccountLabels {
  signIn: string;
  signOut: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    NavAccount: NavAccountLabels;
  }
}

const defaultLabels: NavAccountLabels = { signIn: 'Sign in', signOut: 'Sign out' };

export type NavAccountProps = Omit<ComponentProps<'div'>, 'children'> &
  Partial<NavAccountSlot> & {
    /** The signed-in user; `null` if no user is signed in, `undefined` while that is unknown. */
    user: NavUser | null | undefined;
    /** The href of "Sign in". */
    signInHref: string;
    /** Called when the user presses "Sign out". */
    onSignOut: () => void;
    /** Replaces texts; those left out stay. */
    labels?: PartialLabels<NavAccountLabels> | undefined;
  };

/**
 * The signed-in user and the button to sign in or out, for `NavBar`'s `account`. In a narrow bar only the avatar is
 * left, and the menu has the rest.
 */
export function NavAccount({
  user,
  signInHref,
  onSignOut,
  labels,
  className,
  ...props
}: NavAccountProps) {
  const slot = use(NavAccountContext);
  const { placement = slot.placement, closeMenu = slot.closeMenu, ...rest } = props;
  const { signIn, signOut } = useLabels('NavAccount', defaultLabels, labels);
  const name = useDisplayName(user?.displayName ?? null);
  const avatar = user && (
    <Avatar
      displayName={user.displayName}
      photoURL={user.photoURL}
      aria-hidden={placement === 'menu' || undefined}
    />
  );
  if (placement === 'menu') {
    return (
      <div {...rest} className={cx(base.root, styles.menu, className)}>
        {user && (
          <p className={styles.shopper}>
            {avatar}
            <span>{name}</span>
          </p>
        )}
        {user && (
          <Button
            size="l"
            fullWidth
            onClick={() => {
              closeMenu();
              onSignOut();
            }}
          >
            {signOut}
          </Button>
        )}
        {user === null && (
          <ButtonLink
            variant="primary"
            size="l"
            fullWidth
            href={signInHref}
            onClick={() => closeMenu('link')}
          >
            {signIn}
          </ButtonLink>
        )}
      </div>
    );
  }
  return (
    <div {...rest} className={cx(base.root, styles.bar, className)}>
      {avatar}
      {user && (
        <Button className={styles.action} onClick={onSignOut}>
          {signOut}
        </Button>
      )}
      {user === null && (
        <ButtonLink className={styles.action} href={signInHref}>
          {signIn}
        </ButtonLink>
      )}
      {user === undefined && (
        <span className={cx(styles.action, styles.unknown)} aria-hidden="true">
          <span>{signIn}</span>
        </span>
      )}
    </div>
  );
}
