'use client';

import { Mail } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import { AccountDialog, type AccountDialogProps } from '../dialog/AccountDialog.tsx';
import { takeLostFocus } from '../dialog/takeLostFocus.ts';
import { ChangeEmailForm, type ChangeEmailFormProps } from './ChangeEmailForm.tsx';
import {
  type ChangeEmailDialogLabels,
  changeEmailDialogLabels,
} from './changeEmailDialogLabels.ts';
import * as styles from './LinkSent.module.css';

export type ChangeEmailDialogProps = AccountDialogProps &
  ChangeEmailFormProps & {
    /**
     * The address that a link was sent to; replaces the form. Reset it when the dialog opens, not when it closes,
     * because it fades out.
     */
    sentTo?: string | undefined;
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<ChangeEmailDialogLabels> | undefined;
  };

/** Asks for a new address and, once a link was sent there, explains what to do with it. */
export function ChangeEmailDialog({
  email,
  loading,
  error,
  sentTo,
  onSend,
  labels: ownLabels,
  ...rest
}: ChangeEmailDialogProps) {
  const labels = useLabels('ChangeEmailDialog', changeEmailDialogLabels, ownLabels);
  const contents = { email, loading, error, sentTo, onSend, labels };
  return (
    <AccountDialog
      {...rest}
      closedBy={sentTo === undefined ? 'closerequest' : 'any'}
      icon={<Mail aria-hidden="true" />}
      title={email === null ? labels.addTitle : labels.title}
      description={<Description {...contents} />}
    >
      <Contents {...contents} />
    </AccountDialog>
  );
}

type ContentsProps = ChangeEmailFormProps & {
  sentTo: string | undefined;
  labels: ChangeEmailDialogLabels;
};

/** A live region from the start, so that screen readers announce its changes. */
function Description({ email, sentTo, labels }: ContentsProps) {
  const asked = email === null ? labels.description : labels.descriptionWithEmail({ email });
  const sent = (to: string) =>
    email === null ? labels.sent({ sentTo: to }) : labels.sentWithEmail({ sentTo: to, email });
  return <p role="status">{sentTo === undefined ? asked : sent(sentTo)}</p>;
}

function Contents({ sentTo, labels, ...form }: ContentsProps) {
  if (sentTo !== undefined) return <LinkSent labels={labels} />;
  return <ChangeEmailForm {...form} labels={labels} />;
}

/** Renders the next step after a `ChangeEmailDialog` has sent its link. */
function LinkSent({ labels }: { labels: ChangeEmailDialogLabels }) {
  return (
    <>
      <p className={styles.hint}>{labels.spamHint}</p>
      <DialogClose asChild>
        <Button ref={takeLostFocus} variant="primary" size="l" fullWidth className={styles.close}>
          {labels.close}
        </Button>
      </DialogClose>
    </>
  );
}
