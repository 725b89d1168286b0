import type { Label } from '../../locale/labels.ts';
import { type AuthFormLabels, authFormLabels } from '../form/authFormLabels.ts';
import { type CodeMessages, codeMessages } from '../form/codeMessages.ts';

/** The actions that require the user to confirm their identity. */
export type ReauthenticatePurpose =
  | 'changePassword'
  | 'setPassword'
  | 'changeEmail'
  | 'connectGoogle'
  | 'disconnectGoogle'
  | 'turnOnTwoStep'
  | 'turnOffTwoStep'
  | 'deleteAccount';

/** The texts of `ReauthenticateDialog`. */
export interface ReauthenticateDialogLabels extends Omit<AuthFormLabels, 'email'>, CodeMessages {
  title: string;
  /** Asks for the password, with the reason. */
  enterPassword: Label<{ purpose: ReauthenticatePurpose }>;
  /** Replaces `enterPassword` for an account that only has Google. */
  continueWithGoogle: Label<{ purpose: ReauthenticatePurpose }>;
  /** Replaces both if the account has a second step, after the first one. */
  enterCode: Label<{ purpose: ReauthenticatePurpose }>;
  cancel: string;
  passwordMissing: string;
}

declare module '../../locale/labels.ts' {
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
  turnOnTwoStep: 'turn on two-step verification',
  turnOffTwoStep: 'turn off two-step verification',
  deleteAccount: 'delete your account',
};

const { email: _email, ...formLabels } = authFormLabels;

export const reauthenticateDialogLabels: ReauthenticateDialogLabels = {
  ...formLabels,
  ...codeMessages,
  title: "Confirm it's you",
  enterPassword: ({ purpose }) => `Enter your password to ${purposes[purpose]}.`,
  continueWithGoogle: ({ purpose }) => `Continue with Google to ${purposes[purpose]}.`,
  enterCode: ({ purpose }) =>
    `Enter the 6-digit code from your authenticator app to ${purposes[purpose]}.`,
  submit: 'Confirm',
  cancel: 'Cancel',
  passwordMissing: 'Please enter your password.',
};
