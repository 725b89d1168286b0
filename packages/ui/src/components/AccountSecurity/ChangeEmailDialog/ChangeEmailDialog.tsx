'use client';

import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../../locale/labels.ts';
import { AccountDialog, type AccountDialogProps } from '../AccountDialog/AccountDialog.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import {
  type ChangeEmailDialogLabels,
  changeEmailDialogLabels,
} from './changeEmailDialogLabels.ts';
import { LinkSent } from './LinkSent.tsx';

type FormProps = Pick<AccountDialogProps, 'error'> & {
  /** The account's current address. */
  email: string | null;
  /** The link is being sent; until that is over the form sends no other. */
  loading?: boolean | undefined;
  /** Where a link has gone: takes the form's place. */
  sentTo?: string | undefined;
  /** Receives another address than the current one, valid and trimmed. */
  onSend: (newEmail: string) => void;
};

export type ChangeEmailDialogProps = AccountDialogProps &
  FormProps & {
    /** Replaces the texts and messages; those left out stay. */
    labels?: Partial<ChangeEmailDialogLabels> | undefined;
  };

/** Asks for a new address and, once a link has gone there, says what to do with it. */
export function ChangeEmailDialog({
  email,
  loading,
  error,
  sentTo,
  onSend,
  labels: ownLabels,
  ...rest
}: ChangeEmailDialogProps) {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const labels = useLabels('ChangeEmailDialog', changeEmailDialogLabels, ownLabels);
  const contents = { email, loading, error, sentTo, onSend, labels };
  return (
    <AccountDialog
      {...rest}
      closedBy={sentTo === undefined ? 'closerequest' : 'any'}
      icon={<Mail aria-hidden="true" />}
      title={labels.title}
      description={<Description {...contents} />}
    >
      <Contents {...contents} />
    </AccountDialog>
  );
}

type ContentsProps = FormProps & { labels: ChangeEmailDialogLabels };

/** A live region from the start, so that a screen reader says what comes into it. */
function Description({ email, sentTo, labels }: ContentsProps) {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const address = useSentTo(sentTo);
  return (
    <p role="status">
      {address === undefined ? labels.description(email) : labels.sent(address, email)}
    </p>
  );
}

function Contents({ sentTo, labels, ...form }: ContentsProps) {
  'use no memo'; // opened seldom: memoization would double its bytes and save no work
  const sent = useSentTo(sentTo) !== undefined;
  return sent ? <LinkSent labels={labels} /> : <ChangeEmailForm {...form} labels={labels} />;
}

/** Where the link has gone, until the dialog is closed: its parent may forget it before the dialog has faded. */
function useSentTo(sentTo: string | undefined) {
  const [latest, setLatest] = useState(sentTo);
  if (sentTo !== undefined && sentTo !== latest) setLatest(sentTo);
  return sentTo ?? latest;
}
