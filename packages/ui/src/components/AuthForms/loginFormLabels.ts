import { type EmailMessages, emailMessages } from './authErrors.ts';
import { type AuthSheetLabels, authSheetLabels } from './authSheetLabels.ts';

/** The words of `LoginForm`. */
export interface LoginFormLabels extends AuthSheetLabels, EmailMessages {
  forgotPassword: string;
  registerPrompt: string;
  register: string;
  passwordMissing: string;
  /** Asked for a reset without an email. */
  emailFirst: string;
}

export const loginFormLabels: LoginFormLabels = {
  ...authSheetLabels,
  ...emailMessages,
  submit: 'Login',
  forgotPassword: 'Forget Password?',
  registerPrompt: 'New to ToyStore?',
  register: 'Register',
  passwordMissing: 'Please enter your password.',
  emailFirst: 'Please enter your email first.',
};
