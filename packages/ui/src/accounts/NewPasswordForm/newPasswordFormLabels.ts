import type { Label } from '../../locale/labels.ts';
import { type NewPasswordLabels, newPasswordLabels } from '../form/newPasswordLabels.ts';

/** The texts of `NewPasswordForm`. */
export interface NewPasswordFormLabels extends NewPasswordLabels {
  /** The account whose password is set. */
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
  ...newPasswordLabels,
  account: ({ email }) => `You are choosing a new password for ${email}.`,
  loginPrompt: 'Remembered your password?',
  login: 'Sign in',
};
