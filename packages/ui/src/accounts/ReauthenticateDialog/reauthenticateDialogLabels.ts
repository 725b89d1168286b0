import type { Label } from '../../locale/labels.ts';
import { type AuthFormLabels, authFormLabels } from '../form/authFormLabels.ts';
import { type CodeMessages, codeMessages } from '../form/codeMessages.ts';

/** The actions that require the user to confirm their identity. */
export type ReauthenticatePurpose =
  | 'changePassword'
  | 'setPassword'
  | 'changeEmail'
  | 'connectProvider'
  | 'disconnectProvider'
  | 'turnOnTwoStep'
  | 'turnOffTwoStep'
  | 'deleteAccount';

type Values = {
  purpose: ReauthenticatePurpose;
  /** The name of the provider that is about to be connected or disconnected. */
  provider: string;
};

/** The texts of `ReauthenticateDialog`. */
export interface ReauthenticateDialogLabels extends Omit<AuthFormLabels, 'email'>, CodeMessages {
  title: string;
  /** Asks for the password, with the reason. */
  enterPassword: Label<Values>;
  /** Replaces `enterPassword` for an account without a password. */
  continueWithProvider: Label<Values & { names: string }>;
  /** Replaces both if the account has a second step, after the first one. */
  enterCode: Label<Values>;
  cancel: string;
  passwordMissing: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ReauthenticateDialog: ReauthenticateDialogLabels;
  }
}

const writePurpose = ({ purpose, provider }: Values): string =>
  ({
    changePassword: 'change your password',
    setPassword: 'set a password',
    changeEmail: 'change your email',
    connectProvider: `connect ${provider}`,
    disconnectProvider: `disconnect ${provider}`,
    turnOnTwoStep: 'turn on two-step verification',
    turnOffTwoStep: 'turn off two-step verification',
    deleteAccount: 'delete your account',
  })[purpose];

const { email: _email, ...formLabels } = authFormLabels;

export const reauthenticateDialogLabels: ReauthenticateDialogLabels = {
  ...formLabels,
  ...codeMessages,
  title: "Confirm it's you",
  enterPassword: (values) => `Enter your password to ${writePurpose(values)}.`,
  continueWithProvider: ({ names, ...values }) =>
    `Continue with ${names} to ${writePurpose(values)}.`,
  enterCode: (values) =>
    `Enter the 6-digit code from your authenticator app to ${writePurpose(values)}.`,
  submit: 'Confirm',
  cancel: 'Cancel',
  passwordMissing: 'Please enter your password.',
};
