import { type AuthSheetLabels, authSheetLabels } from './authSheetLabels.ts';
import { PASSWORD_MESSAGE } from './passwordPolicy.ts';
import type { PasswordRulesLabels } from './passwordRulesLabels.ts';

/** The words of `NewPasswordForm`. */
export interface NewPasswordFormLabels
  extends Pick<AuthSheetLabels, 'password' | 'showPassword' | 'hidePassword' | 'submit'> {
  /** Says whose password it is. */
  account: (email: string) => string;
  /** The words of the list of password rules. */
  rules: Partial<PasswordRulesLabels>;
  passwordInvalid: string;
  loginPrompt: string;
  login: string;
}

const { showPassword, hidePassword } = authSheetLabels;

export const newPasswordFormLabels: NewPasswordFormLabels = {
  account: (email) => `You are choosing a new password for ${email}.`,
  password: 'New password',
  showPassword,
  hidePassword,
  rules: {},
  submit: 'Save password',
  passwordInvalid: PASSWORD_MESSAGE,
  loginPrompt: 'Remembered your password?',
  login: 'Login',
};
