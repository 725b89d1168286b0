import { type EmailMessages, emailMessages } from '../../primitives/Form/fieldMessages.ts';
import { type AuthFormLabels, authFormLabels } from '../form/authFormLabels.ts';

/** The texts of `LoginForm`. */
export interface LoginFormLabels extends AuthFormLabels, EmailMessages {
  forgotPassword: string;
  registerPrompt: string;
  register: string;
  passwordMissing: string;
  /** Shown if the user requests a reset without an email. */
  emailFirst: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    LoginForm: LoginFormLabels;
  }
}

export const loginFormLabels: LoginFormLabels = {
  ...authFormLabels,
  ...emailMessages,
  submit: 'Sign in',
  forgotPassword: 'Forgot password?',
  registerPrompt: 'New here?',
  register: 'Register',
  passwordMissing: 'Please enter your password.',
  emailFirst: 'Please enter your email first.',
};
