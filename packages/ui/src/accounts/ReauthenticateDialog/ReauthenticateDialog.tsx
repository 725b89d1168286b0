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
import type { ProviderProps } from '../form/ProviderSection.tsx';
import { UsernameField } from '../form/UsernameField.tsx';
import { type CodeProps, useCode } from '../form/useCode.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { useAlternatives } from '../providers/useAlternatives.ts';
import { ProvidersOnly } from './ProvidersOnly.tsx';
import {
  type ReauthenticateDialogLabels,
  type ReauthenticatePurpose,
  reauthenticateDialogLabels,
} from './reauthenticateDialogLabels.ts';

type FormProps = Pick<AccountDialogProps, 'error'> &
  ProviderProps & {
    /** The account's address, for password managers. */
    email: string | null;
    /** The action in progress, `submit` or a provider's id: no other starts. */
    loading?: string | undefined;
    /** Called with the password, as typed. */
    onPassword: (password: string) => void;
  };

export type ReauthenticateDialogProps = AccountDialogProps &
  FormProps & {
    /** The action that requires the confirmation. */
    purpose: ReauthenticatePurpose;
    /** The name of the provider that is about to be connected or disconnected. */
    provider?: string | undefined;
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
  provider = '',
  providers = [],
  onProvider,
  onProviderIntent,
  loading,
  error,
  onPassword,
  labels: ownLabels,
  ...rest
}: ReauthenticateDialogProps) {
  const labels = useLabels('ReauthenticateDialog', reauthenticateDialogLabels, ownLabels);
  const providersOnly = providers.length > 0 && !hasPassword;
  const names = useAlternatives(providers.map(({ name }) => name));
  const firstStep = providersOnly ? labels.continueWithProvider : labels.enterPassword;
  const description = code ? labels.enterCode : firstStep;
  const own = { providers, onProvider, onProviderIntent, loading, error, labels };
  return (
    <AccountDialog
      {...rest}
      closedBy={providersOnly && !code ? 'any' : 'closerequest'}
      icon={<Lock aria-hidden="true" />}
      title={labels.title}
      description={description({ purpose, provider, names })}
    >
      {code ? (
        <CodeOnly {...code} labels={labels} />
      ) : providersOnly ? (
        <ProvidersOnly {...own} />
      ) : (
        <PasswordForm {...own} email={email} onPassword={onPassword} />
      )}
    </AccountDialog>
  );
}

function PasswordForm({
  email,
  loading,
  onPassword,
  labels,
  ...rest
}: FormProps & { labels: ReauthenticateDialogLabels }) {
  const { field, problems, accepts } = useFieldErrors<'password'>();

  const confirm = (form: HTMLFormElement) => {
    const password = getFieldText(form, 'password');
    const found = password === '' ? labels.passwordMissing : undefined;
    if (accepts(form, { password: found })) onPassword(password);
  };

  return (
    <AccountForm {...rest} problems={problems} loading={loading} onSend={confirm} labels={labels}>
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
