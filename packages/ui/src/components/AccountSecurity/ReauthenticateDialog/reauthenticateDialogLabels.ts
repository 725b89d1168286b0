import { type AuthFormLabels, authFormLabels } from '../../AuthForms/AuthForm/authFormLabels.ts';

/** What somebody confirms their identity for. */
export type ReauthenticatePurpose =
  | 'changePassword'
  | 'setPassword'
  | 'changeEmail'
  | 'connectGoogle'
  | 'disconnectGoogle'
  | 'deleteAccount';

/** The texts of `ReauthenticateDialog`. */
export interface ReauthenticateDialogLabels extends Omit<AuthFormLabels, 'email'> {
  title: string;
  /** Asks for the password and says what for. */
  enterPassword: (purpose: ReauthenticatePurpose) => string;
  /** Instead of `enterPassword` for an account with Google alone. */
  continueWithGoogle: (purpose: ReauthenticatePurpose) => string;
  cancel: string;
  passwordMissing: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    ReauthenticateDialog: ReauthenticateDialogLabels;
  }
}

const purposes: Record<ReauthenticatePurpose, string> = {
  changePassword: 'change your password',
  setPassword: 'set a password',
  changeEmail: 'change your email',
  connectGoogle: 'connect Google',
  disconnectGoogle: 'disconnect Google',
  deleteAccount: 'delete your account',
};

const { email: _email, ...formLabels } = authFormLabels;

export const reauthenticateDialogLabels: ReauthenticateDialogLabels = {
  ...formLabels,
  title: "Confirm it's you",
  enterPassword: (purpose) => `Enter your password to ${purposes[purpose]}.`,
  continueWithGoogle: (purpose) => `Continue with Google to ${purposes[purpose]}.`,
  submit: 'Confirm',
  cancel: 'Cancel',
  passwordMissing: 'Please enter your password.',
};
