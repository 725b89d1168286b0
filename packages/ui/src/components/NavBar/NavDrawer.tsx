'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Brand } from '../../primitives/Brand/Brand.tsx';
import { IconButton } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './NavDrawer.module.css';
import { NavMenu, type NavMenuProps } from './NavMenu.tsx';

export type NavDrawerProps = NavMenuProps & {
  open: boolean;
  brandName: string;
  brandHref: string;
  /** Where focus goes when the drawer has closed: the button that opened it. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** The narrow bar's menu in a sheet from the side: a modal dialog (APG, Dialog pattern). */
export function NavDrawer({ open, brandName, brandHref, returnFocusTo, ...menu }: NavDrawerProps) {
  const { labels, onLeave } = menu;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onLeave();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a link, the new page may have taken focus already: leave it there.
            const { activeElement, body } = document;
            if (activeElement === null || activeElement === body) {
              returnFocusTo.current?.focus({ preventScroll: true });
            }
          }}
        >
          <Dialog.Title asChild>
            <VisuallyHidden>{labels.menu}</VisuallyHidden>
          </Dialog.Title>
          <div className={styles.top}>
            <Brand href={brandHref} className={styles.brand} onClick={onLeave}>
              {brandName}
            </Brand>
            <Dialog.Close asChild>
              <IconButton variant="bare" className={styles.close} aria-label={labels.closeMenu}>
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <NavMenu {...menu} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
