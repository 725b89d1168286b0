import type { Label } from '../../locale/labels.ts';

/** The texts of `NewPasswordForm`. */
export interface NewPasswordFormLabels {
  password: string;
  submit: string;
  /** Says whose password it is. */
  account: Label<{ email: string }>;
  loginPrompt: string;
  login: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    NewPasswordForm: NewPasswordFormLabels;
  }
}

export const newPasswordFormLabels: NewPasswordFormLabels = {
  account: ({ email }) => `You are choosing a new password for ${email}.`,
  password: 'New password',
  submit: 'Save password',
  loginPrompt: 'Remembered your password?',
  login: 'Sign in',
};
