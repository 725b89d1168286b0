'use client';

import { Lock } from 'lucide-react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { CodeField } from '../../primitives/Form/CodeField.tsx';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from '../dialog/AccountDialog.tsx';
import { AccountForm } from '../dialog/AccountForm.tsx';
import { takeLostFocus } from '../dialog/takeLostFocus.ts';
import type { GoogleProps } from '../form/GoogleSection.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { type CodeProps, useCode } from '../form/useCode.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
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
    /** Whether a Google account is connected. */
    hasGoogle: boolean;
    /** The action in progress: no other starts. */
    loading?: 'submit' | 'google' | undefined;
    /** Called with the password, as typed. */
    onPassword: (password: string) => void;
  };

export type ReauthenticateDialogProps = AccountDialogProps &
  FormProps & {
    /** The action that requires the confirmation. */
    purpose: ReauthenticatePurpose;
    /** The second step, after the first one: asks for a code instead of the password. */
    code?: CodeProps | undefined;
    /** Whether the account has a password. */
    hasPassword: boolean;
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<ReauthenticateDialogLabels> | undefined;
  };

/**
 * Asks a user whose login is too old to confirm their identity before a change to the account. It can open over another
 * dialog, which reappears with all typed text when this one closes.
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

type CodeOnlyProps = CodeProps & { labels: ReauthenticateDialogLabels };

/** The second step of a `ReauthenticateDialog`; it takes the focus, because the first step had it and is gone. */
function CodeOnly({ labels, ...code }: CodeOnlyProps) {
  const { form, field } = useCode(code, labels, takeLostFocus);
  return (
    <AccountForm {...form} labels={labels}>
      <CodeField {...field} />
    </AccountForm>
  );
}
