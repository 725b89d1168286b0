'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import { type ComponentProps, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { UiContext } from '../../UiProvider.tsx';
import base from '../BaseStyles/BaseStyles.module.css';
import { attachRef } from '../focus/attachRef.ts';
import { findOpener, returnFocus } from '../focus/opener.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import { addDialog, dialogAbove } from '../place/topDialog.ts';
import { isComposing } from '../state/isComposing.ts';
import styles from './Dialog.module.css';
import { closesPopup, firstStopInShadow, guardDialog } from './dialogGuard.ts';
import { KeepWidth } from './KeepWidth.tsx';

const dialog = cva([base.root, styles.dialog], {
  variants: { placement: { center: styles.center, end: styles.end, bottom: styles.bottom } },
});

export type DialogProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** Whether it is there. Closing it is its parent's answer to `onClose`. */
  open: boolean;
  /** Escape, a `DialogClose` or, by `closedBy`, a press outside. */
  onClose: () => void;
  /** In the middle of the window, a drawer at its inline end, or a sheet at its bottom. */
  placement?: 'center' | 'end' | 'bottom' | undefined;
  /** `alertdialog` has to be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * What closes it, as in HTML: `any` is Escape and a press outside; `closerequest` is Escape alone, so that a slip
   * loses nothing that was typed. An alert dialog has the latter.
   */
  closedBy?: 'any' | 'closerequest' | undefined;
  /** Finds what gets the focus when it opens; its first control by default, which is no link. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** Finds what gets the focus when whatever had it before is gone, such as the heading of the next page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The element to render into; that of the nearest `UiProvider`, or the body, by default. */
  container?: Element | null | undefined;
};

/**
 * A modal dialog (APG, Dialog and Alert Dialog patterns). It needs a `DialogTitle`; as in Radix, one without a
 * `DialogDescription` takes `aria-describedby={undefined}`. It has theme, brand and direction of what opened it, wherever
 * it is rendered. Closed, it gives the focus back to that, unless a page has taken it by then.
 */
export function Dialog({
  open,
  onClose,
  placement = 'center',
  role = 'dialog',
  closedBy = role === 'dialog' ? 'any' : 'closerequest',
  initialFocus,
  finalFocus,
  container,
  className,
  ref,
  ...rest
}: DialogProps) {
  const provided = use(UiContext).container;
  const position = useRef<HTMLTemplateElement>(null);
  const opener = useRef<Element>(null);
  const place = useRef<Element>(null);
  const contentElement = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // Like Radix' portal, not while hydrating: a page whose address says that a dialog is open is prerendered without it.
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);

  // The overlay comes first, and before the focus moves.
  const guard = useRef<ReturnType<typeof guardDialog>>(null);
  const attachOverlay = useCallback((overlay: HTMLDivElement) => {
    place.current = findOpener() ?? position.current;
    if (place.current) inheritFrom(place.current, overlay);
    const guarding = guardDialog(overlay, position.current, () => contentElement.current);
    guard.current = guarding;
    return guarding.end;
  }, []);
  const attach = useCallback(
    (content: HTMLDivElement) => {
      if (place.current) inheritFrom(place.current, content);
      contentElement.current = content;
      const removeDialog = addDialog({ element: content, close: () => close.current() });
      const detach = attachRef(ref, content);
      return () => {
        removeDialog();
        detach();
      };
    },
    [ref],
  );

  return (
    <Radix.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onClose();
      }}
    >
      {open && isMounted && <template ref={position} />}
      <Radix.Portal container={container ?? provided}>
        <Radix.Overlay ref={attachOverlay} className={styles.overlay}>
          <KeepWidth />
        </Radix.Overlay>
        <Radix.Content
          {...rest}
          ref={attach}
          role={role}
          className={dialog({ placement, className })}
          onOpenAutoFocus={(event) => {
            opener.current = findOpener();
            const first = initialFocus?.() ?? firstStopInShadow(contentElement.current);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would look for a trigger of its own, and there is none.
            event.preventDefault();
            const { activeElement, body } = document;
            if (activeElement === null || activeElement === body) {
              returnFocus(opener.current, finalFocus);
            }
          }}
          onEscapeKeyDown={(event) => {
            if (isComposing(event) || closesPopup(event)) return event.preventDefault();
            // Radix notices an effect later that another dialog is on top: this one, and what was typed in it, stays.
            const above = dialogAbove(contentElement.current);
            if (!above) return;
            event.preventDefault();
            above.close();
          }}
          onInteractOutside={(event) => {
            if (closedBy !== 'any' || !guard.current?.closesByPress()) event.preventDefault();
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog's heading, which is its accessible name. */
export function DialogTitle(props: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...props} />;
}

/** A sentence that a screen reader reads after the title. */
export function DialogDescription(props: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...props} />;
}

/** A button that closes the dialog; `asChild` makes it of the one inside. */
export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close {...props} />;
}
