'use client';

import { KeyRound } from 'lucide-react';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import { getFieldText } from '../../primitives/Form/getFieldText.ts';
import { useFieldErrors } from '../../primitives/Form/useFieldErrors.ts';
import { AccountDialog, type AccountDialogProps } from '../dialog/AccountDialog.tsx';
import { AccountForm } from '../dialog/AccountForm.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { type NewPasswordLabels, newPasswordLabels } from '../form/newPasswordLabels.ts';
import { UsernameField } from '../form/UsernameField.tsx';
import { usePasswordError } from '../form/usePasswordError.ts';
import type { PasswordPolicy, PasswordRuleSource } from '../PasswordRules/passwordPolicy.ts';
import { useAlternatives } from '../providers/useAlternatives.ts';

/** The texts of `ChangePasswordDialog`. */
export interface ChangePasswordDialogLabels extends NewPasswordLabels {
  title: string;
  /** Replaces `title` if the account has no password. */
  setTitle: string;
  /** Shown if the account's address is unknown. */
  description: string;
  /** The description with the account's address. */
  descriptionWithEmail: Label<{ email: string }>;
  /** Replaces `description` if the account has no password. `providers` is a list of names. */
  setDescription: Label<{ providers: string }>;
  /** Replaces `descriptionWithEmail` if the account has no password. */
  setDescriptionWithEmail: Label<{ providers: string; email: string }>;
  cancel: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ChangePasswordDialog: ChangePasswordDialogLabels;
  }
}

const defaultLabels: ChangePasswordDialogLabels = {
  title: 'Change password',
  setTitle: 'Set a password',
  description: 'Choose a new password.',
  descriptionWithEmail: ({ email }) => `Choose a new password for ${email}.`,
  setDescription: ({ providers }) => `You'll be able to sign in without ${providers}, too.`,
  setDescriptionWithEmail: ({ providers, email }) =>
    `You'll be able to sign in without ${providers}, too, as ${email}.`,
  ...newPasswordLabels,
  cancel: 'Cancel',
};

type FormProps = Pick<AccountDialogProps, 'error'> & {
  /** The email address of the account whose password is set. */
  email: string | null;
  /** Called with a password that meets the specified rule, as typed. */
  onSave: (password: string) => void;
  /** The password is being saved: another submit does nothing. */
  loading?: boolean | undefined;
  /** The provider's own rules, if known: the list shows those that are stricter. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** `policy` makes the policy the only rule: it allows every character, including spaces. */
  passwordRule?: PasswordRuleSource | undefined;
};

export type ChangePasswordDialogProps = AccountDialogProps &
  FormProps & {
    /** Whether the account has a password; if not, the dialog sets the first one. */
    hasPassword: boolean;
    /** The names of the connected providers, for an account without a password. */
    providers?: readonly string[] | undefined;
    /** Replaces the texts and messages; those left out stay. */
    labels?: PartialLabels<ChangePasswordDialogLabels> | undefined;
  };

/**
 * Changes the password of an account, or sets its first one. The rule and its message are those of the register form
 * (specification section 5).
 */
export function ChangePasswordDialog({
  email,
  hasPassword,
  providers: names = [],
  loading,
  error,
  passwordPolicy,
  passwordRule,
  onSave,
  labels: ownLabels,
  ...rest
}: ChangePasswordDialogProps) {
  const labels = useLabels('ChangePasswordDialog', defaultLabels, ownLabels);
  const providers = useAlternatives(names);
  const describe = () => {
    if (hasPassword) {
      return email === null ? labels.description : labels.descriptionWithEmail({ email });
    }
    return email === null
      ? labels.setDescription({ providers })
      : labels.setDescriptionWithEmail({ providers, email });
  };
  const form = { email, loading, error, passwordPolicy, passwordRule, onSave, labels };
  return (
    <AccountDialog
      {...rest}
      icon={<KeyRound aria-hidden="true" />}
      title={hasPassword ? labels.title : labels.setTitle}
      description={describe()}
    >
      <PasswordForm {...form} />
    </AccountDialog>
  );
}

function PasswordForm({
  email,
  loading = false,
  error,
  passwordPolicy,
  passwordRule,
  onSave,
  labels,
}: FormProps & { labels: ChangePasswordDialogLabels }) {
  const { field, problems, accepts } = useFieldErrors<'password'>();
  const passwordError = usePasswordError(passwordPolicy, passwordRule);

  const save = (form: HTMLFormElement) => {
    const typed = getFieldText(form, 'password');
    if (accepts(form, { password: passwordError(typed) })) onSave(typed);
  };

  return (
    <AccountForm
      error={error}
      problems={problems}
      loading={loading ? 'submit' : undefined}
      onSend={save}
      labels={labels}
    >
      {email !== null && <UsernameField email={email} />}
      <NewPasswordField
        field={field('password')}
        policy={passwordPolicy}
        rule={passwordRule}
        label={labels.password}
      />
    </AccountForm>
  );
}
