'use client';

import { ArrowRight, X } from 'lucide-react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose, DialogTitle } from '../../primitives/Dialog/Dialog.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import { type NavAccountContent, NavAccountPlace } from './NavAccountPlace.tsx';
import * as styles from './NavDrawer.module.css';
import type { MenuCloseReason, NavBarLabels, NavLink } from './navigation.ts';

export type NavDrawerProps = NavMenuProps & {
  open: boolean;
  brandName: string;
  brandHref: string;
  /** Returns the button that opened it, if nothing remembers which one the user pressed. */
  finalFocus: () => HTMLElement | null;
};

/** The narrow bar's menu as a drawer. */
export function NavDrawer({ open, brandName, brandHref, finalFocus, ...menu }: NavDrawerProps) {
  const { labels, onClose } = menu;
  return (
    <Dialog
      open={open}
      placement="end"
      aria-describedby={undefined}
      finalFocus={finalFocus}
      onClose={() => onClose()}
    >
      <DialogTitle asChild>
        <VisuallyHidden as="h2">{labels.menu}</VisuallyHidden>
      </DialogTitle>
      <div className={styles.top}>
        <Brand href={brandHref} className={styles.brand} onClick={() => onClose('link')}>
          {brandName}
        </Brand>
        <DialogClose asChild>
          <IconButton variant="bare" className={styles.close} aria-label={labels.closeMenu}>
            <X aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      <NavMenu {...menu} />
    </Dialog>
  );
}

interface NavMenuProps {
  links: ReadonlyArray<NavLink>;
  account: NavAccountContent;
  /** URLs of the round pictures above the account. */
  pictures: ReadonlyArray<string>;
  labels: NavBarLabels;
  /** Called when the menu should close: the user followed a link, pressed a button, or dismissed it. */
  onClose: (reason?: MenuCloseReason) => void;
}

/** The narrow bar's menu: the links in large type, and the account below them. */
function NavMenu({ links, account, pictures, labels, onClose }: NavMenuProps) {
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
