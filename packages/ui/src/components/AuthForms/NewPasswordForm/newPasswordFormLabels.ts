import { type AuthFormLabels, authFormLabels } from '../AuthForm/authFormLabels.ts';
import { PASSWORD_MESSAGE } from '../Password/passwordPolicy.ts';
import type { PasswordRulesLabels } from '../Password/passwordRulesLabels.ts';

/** The texts of `NewPasswordForm`. */
export interface NewPasswordFormLabels
  extends Pick<AuthFormLabels, 'password' | 'showPassword' | 'hidePassword' | 'submit'> {
  /** Says whose password it is. */
  account: (email: string) => string;
  /** The texts of the list of password rules. */
  rules: Partial<PasswordRulesLabels>;
  passwordInvalid: string;
  loginPrompt: string;
  login: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    NewPasswordForm: NewPasswordFormLabels;
  }
}

const { showPassword, hidePassword } = authFormLabels;

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
