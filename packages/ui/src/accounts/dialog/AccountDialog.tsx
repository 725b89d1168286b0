'use client';

import type { ComponentProps } from 'react';
import type { DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { HeadedDialog } from '../../primitives/Dialog/HeadedDialog.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';

/** The common props of dialogs about an account. */
export type AccountDialogProps = Omit<
  DialogProps,
  'title' | 'children' | 'role' | 'placement' | 'closedBy'
> & {
  /** The provider's error about the last attempt. Stays until the parent removes it. */
  error?: ProviderError | undefined;
};

/**
 * The common part of all dialogs about an account. An accidental press outside must not discard typed text. State in
 * its children is reset each time it opens, because they unmount with it.
 */
export function AccountDialog(props: ComponentProps<typeof HeadedDialog>) {
  return <HeadedDialog closedBy="closerequest" {...props} />;
}
