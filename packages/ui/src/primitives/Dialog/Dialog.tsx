'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useDismissableLayerSurface } from '@radix-ui/react-dismissable-layer';
import { cva } from 'class-variance-authority';
import { type ComponentProps, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { UiContext } from '../../UiProvider.tsx';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { attachRef } from '../focus/attachRef.ts';
import {
  findOpener,
  type Opener,
  remainingOpener,
  rememberOpener,
  returnFocus,
} from '../focus/opener.ts';
import { inheritFrom } from '../place/inheritFrom.ts';
import { addDialog, dialogAbove } from '../place/topDialog.ts';
import { isComposing } from '../state/isComposing.ts';
import { triggerMark } from '../trigger/nestedTriggers.ts';
import * as styles from './Dialog.module.css';
import { closesPopup, firstStopInShadow, guardDialog } from './dialogGuard.ts';
import { lockScrolling } from './scrollLock.ts';

const dialog = cva([base.root, styles.dialog], {
  variants: { placement: { center: styles.center, end: styles.end, bottom: styles.bottom } },
});

export type DialogProps = Omit<ComponentProps<'div'>, 'role'> & {
  /** Whether the dialog is open. The parent closes it in `onClose`. */
  open: boolean;
  /** Called on Escape, by a `DialogClose` or, depending on `closedBy`, on a press outside. */
  onClose: () => void;
  /** The middle of the window, a drawer at its inline end, or a sheet at its bottom. */
  placement?: 'center' | 'end' | 'bottom' | undefined;
  /** The user has to answer an `alertdialog`: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * The ways to close the dialog, as in HTML: `any` is Escape and a press outside; `closerequest` is Escape alone, so that an
   * accidental press does not discard typed text. An alert dialog uses `closerequest`.
   */
  closedBy?: 'any' | 'closerequest' | undefined;
  /**
   * Returns the element that takes the focus when the dialog opens; by default its first control that is not a link.
   */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** Returns the element that takes the focus if the previous one is gone, such as the next page's heading. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The element to render into; by default that of the nearest `UiProvider`, or the body. */
  container?: Element | null | undefined;
};

/**
 * A modal dialog (APG, Dialog and Alert Dialog patterns). It requires a `DialogTitle`; as in Radix, a dialog without a
 * `DialogDescription` takes `aria-describedby={undefined}`. It has the theme, brand and direction of the element that
 * opened it, wherever it is rendered. Closing it returns the focus, unless another page has taken it: to that element,
 * to the one that opened the dialog around it, to `finalFocus`, or to the first control that remains near it.
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
  triggerMark('Dialog', rest);
  const position = useRef<HTMLTemplateElement>(null);
  const opener = useRef<Opener>([]);
  const place = useRef<Element>(null);
  const contentElement = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // As in Radix's portal, not while hydrating: a page whose URL opens a dialog is prerendered without it.
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);

  // The overlay renders first, before the focus moves.
  const guard = useRef<ReturnType<typeof guardDialog>>(null);
  const registerSurface = useDismissableLayerSurface();
  const attachOverlay = useCallback(
    (overlay: HTMLDivElement) => {
      opener.current = findOpener();
      place.current = remainingOpener(opener.current) ?? position.current;
      if (place.current) inheritFrom(place.current, overlay);
      const guarding = guardDialog(overlay, position.current, () => contentElement.current);
      guard.current = guarding;
      registerSurface(overlay);
      const release = lockScrolling();
      return () => {
        release();
        registerSurface(null);
        guarding.end();
      };
    },
    [registerSurface],
  );
  const attach = useCallback(
    (content: HTMLDivElement) => {
      if (place.current) inheritFrom(place.current, content);
      contentElement.current = content;
      rememberOpener(content, opener.current);
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
        <div ref={attachOverlay} className={styles.overlay} data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          {...rest}
          ref={attach}
          role={role}
          className={dialog({ placement, className })}
          onOpenAutoFocus={(event) => {
            const first = initialFocus?.() ?? firstStopInShadow(contentElement.current);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Otherwise Radix would look for a trigger, which this dialog does not have.
            event.preventDefault();
            const { activeElement, body } = document;
            if (activeElement === null || activeElement === body) {
              returnFocus(opener.current, finalFocus);
            }
          }}
          onEscapeKeyDown={(event) => {
            if (isComposing(event) || closesPopup(event)) return event.preventDefault();
            // Radix detects another dialog on top one effect later: this one stays open, with its typed text.
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

/** A sentence that screen readers announce after the title. */
export function DialogDescription(props: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...props} />;
}

/** A button that closes the dialog; `asChild` applies it to the child. */
export function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close {...props} {...triggerMark('DialogClose', props)} />;
}
