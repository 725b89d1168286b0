'use client';

import { ArrowRight } from 'lucide-react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useUi } from '../../UiProvider.tsx';
import styles from './NavMenu.module.css';
import type { NavBarLabels, NavLink, NavUser } from './navigation.ts';

export interface NavMenuProps {
  links: readonly NavLink[];
  user: NavUser | null | undefined;
  signInHref: string;
  /** Addresses of round pictures above the last button. */
  pictures: readonly string[];
  labels: NavBarLabels;
  onSignOut: () => void;
  /** A link or button was followed: the menu has done its work. */
  onLeave: () => void;
}

/** The narrow bar's menu: the links in large type, and at its end the way in or out. */
export function NavMenu({
  links,
  user,
  signInHref,
  pictures,
  labels,
  onSignOut,
  onLeave,
}: NavMenuProps) {
  const { Link } = useUi();
  return (
    <>
      <nav aria-label={labels.main}>
        <ul className={styles.links}>
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={current ? 'page' : undefined}
                onClick={onLeave}
              >
                {label}
                <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((url) => (
              <Picture key={url} url={url} alt="" sizes="96px" />
            ))}
          </div>
        )}
        {user && (
          <p className={styles.shopper}>
            <Avatar
              displayName={user.displayName}
              photoURL={user.photoURL}
              noName={labels.noName}
              aria-hidden="true"
            />
            {user.displayName?.trim() || labels.noName}
          </p>
        )}
        {user && (
          <Button
            size="l"
            fullWidth
            onClick={() => {
              onLeave();
              onSignOut();
            }}
          >
            {labels.signOut}
          </Button>
        )}
        {user === null && (
          <ButtonLink variant="primary" size="l" fullWidth href={signInHref} onClick={onLeave}>
            {labels.signIn}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
