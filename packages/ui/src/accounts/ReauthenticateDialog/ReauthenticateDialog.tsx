'use client';

import { Lock } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from '../dialog/AccountDialog.tsx';
import { AccountForm } from '../dialog/AccountForm.tsx';
import type { GoogleProps } from '../form/GoogleSection.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import type { CodeProps } from '../form/useCode.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { CodeOnly } from './CodeOnly.tsx';
import { GoogleOnly } from './GoogleOnly.tsx';
import {
  type ReauthenticateDialogLabels,
  type ReauthenticatePurpose,
  reauthenticateDialogLabels,
} from './reauthenticateDialogLabels.ts';

type FormProps = Pick<AccountDialogProps, 'error'> &
  GoogleProps & {
    /** The account's address, for password managers. */
    email: string | null;
    /** Whether the account has Google. */
    hasGoogle: boolean;
    /** The action under way; until it is over nothing else starts. */
    loading?: 'submit' | 'google' | undefined;
    /** Receives the password, as typed. */
    onPassword: (password: string) => void;
  };

export type ReauthenticateDialogProps = AccountDialogProps &
  FormProps & {
    /** What is about to be done. */
    purpose: ReauthenticatePurpose;
    /** The second step, once the first is done: asks for a code in place of the password. */
    code?: CodeProps | undefined;
    /** Whether the account has a password. */
    hasPassword: boolean;
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<ReauthenticateDialogLabels> | undefined;
  };

/**
 * Asks somebody who logged in long ago to do so again, before something about their account changes. It may open over
 * another dialog, which is there again with all that was typed once this one closes.
 */
export function ReauthenticateDialog({
  purpose,
  code,
  email,
  hasPassword,
  hasGoogle,
  loading,
  error,
  onPassword,
  onGoogle,
  onGoogleIntent,
  labels: ownLabels,
  ...rest
}: ReauthenticateDialogProps) {
  const labels = useLabels('ReauthenticateDialog', reauthenticateDialogLabels, ownLabels);
  const googleOnly = hasGoogle && !hasPassword;
  const firstStep = googleOnly ? labels.continueWithGoogle : labels.enterPassword;
  const description = code ? labels.enterCode : firstStep;
  const google = { loading, error, onGoogle, onGoogleIntent, labels };
  return (
    <AccountDialog
      {...rest}
      closedBy={googleOnly && !code ? 'any' : 'closerequest'}
      icon={<Lock aria-hidden="true" />}
      title={labels.title}
      description={description({ purpose })}
    >
      {code ? (
        <CodeOnly {...code} labels={labels} />
      ) : googleOnly ? (
        <GoogleOnly {...google} />
      ) : (
        <PasswordForm {...google} email={email} hasGoogle={hasGoogle} onPassword={onPassword} />
      )}
    </AccountDialog>
  );
}

function PasswordForm({
  email,
  hasGoogle,
  loading,
  error,
  onPassword,
  onGoogle,
  onGoogleIntent,
  labels,
}: FormProps & { labels: ReauthenticateDialogLabels }) {
  const { field, problems, accepts } = useFieldErrors<'password'>();

  const confirm = (form: HTMLFormElement) => {
    const password = getFieldText(form, 'password');
    const found = password === '' ? labels.passwordMissing : undefined;
    if (accepts(form, { password: found })) onPassword(password);
  };

  return (
    <AccountForm
      error={error}
      problems={problems}
      loading={loading}
      onSend={confirm}
      onGoogle={hasGoogle ? onGoogle : undefined}
      onGoogleIntent={onGoogleIntent}
      labels={labels}
    >
      {email !== null && <UsernameField email={email} />}
      <PasswordField
        {...field('password')}
        label={labels.password}
        autoComplete="current-password"
        required
      />
    </AccountForm>
  );
}
