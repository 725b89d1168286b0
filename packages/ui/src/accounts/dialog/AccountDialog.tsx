'use client';

import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { DialogHeader, type DialogHeaderProps } from '../../primitives/Dialog/DialogHeader.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { wrapText } from '../../primitives/text/wrapText.tsx';

/** The common props of dialogs about an account. */
export type AccountDialogProps = Omit<
  DialogProps,
  'title' | 'children' | 'role' | 'placement' | 'closedBy'
> & {
  /** The provider's error about the last attempt. Stays until the parent removes it. */
  error?: ProviderError | undefined;
};

type AccountDialogOwnProps = Omit<AccountDialogProps, 'error'> &
  Pick<DialogProps, 'closedBy' | 'children'> &
  DialogHeaderProps;

/**
 * The common part of all dialogs about an account. An accidental press outside must not discard typed text. State in
 * its children is reset each time it opens, because they unmount with it.
 */
export function AccountDialog({
  icon,
  title,
  description,
  closedBy = 'closerequest',
  children,
  ...rest
}: AccountDialogOwnProps) {
  return (
    <Dialog {...rest} closedBy={closedBy}>
      <DialogHeader icon={icon} title={title} description={description} />
      {wrapText(children)}
    </Dialog>
  );
}
