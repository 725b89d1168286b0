'use client';

import { X } from 'lucide-react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose, DialogTitle } from '../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NavDrawer.module.css';
import { NavMenu, type NavMenuProps } from './NavMenu.tsx';

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
