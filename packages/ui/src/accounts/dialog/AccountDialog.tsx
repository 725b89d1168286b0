'use client';

import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { DialogHeader, type DialogHeaderProps } from '../../primitives/Dialog/DialogHeader.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { wrapText } from '../../primitives/text/wrapText.tsx';

/** What every dialog about an account takes. */
export type AccountDialogProps = Omit<
  DialogProps,
  'title' | 'children' | 'role' | 'placement' | 'closedBy'
> & {
  /** What the provider said about the last try. Stays until the parent takes it away. */
  error?: ProviderError | undefined;
};

type AccountDialogOwnProps = Omit<AccountDialogProps, 'error'> &
  Pick<DialogProps, 'closedBy' | 'children'> &
  DialogHeaderProps;

/**
 * The dialog that all dialogs about an account have in common. A slip of the pointer must not lose what was typed.
 * Children that keep something begin anew with each opening: it goes with them.
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
