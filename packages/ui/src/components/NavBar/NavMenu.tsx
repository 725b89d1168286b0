'use client';

import { ArrowRight } from 'lucide-react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { useUi } from '../../UiProvider.tsx';
import { type NavAccountContent, NavAccountPlace } from './NavAccountPlace.tsx';
import * as styles from './NavMenu.module.css';
import type { MenuCloseReason, NavBarLabels, NavLink } from './navigation.ts';

export interface NavMenuProps {
  links: readonly NavLink[];
  account: NavAccountContent;
  /** URLs of the round pictures above the account. */
  pictures: readonly string[];
  labels: NavBarLabels;
  /** Called when the menu should close: the user followed a link, pressed a button, or dismissed it. */
  onClose: (reason?: MenuCloseReason) => void;
}

/** The narrow bar's menu: the links in large type, and the account below them. */
export function NavMenu({ links, account, pictures, labels, onClose }: NavMenuProps) {
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
                onClick={() => onClose('link')}
              >
                <span>{label}</span>
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
        <NavAccountPlace placement="menu" closeMenu={onClose} account={account} />
      </div>
    </>
  );
}
