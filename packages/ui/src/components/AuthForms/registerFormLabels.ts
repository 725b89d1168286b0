import {
  type EmailMessages,
  emailMessages,
  type PhotoMessages,
  photoMessages,
} from './authErrors.ts';
import type { PasswordRulesLabels } from './PasswordRules.tsx';
import { PASSWORD_MESSAGE } from './passwordRules.ts';

/** The words of `RegisterForm`. */
export interface RegisterFormLabels extends EmailMessages, PhotoMessages {
  name: string;
  email: string;
  photoURL: string;
  password: string;
  showPassword: string;
  hidePassword: string;
  /** The words of the list of password rules. */
  rules: Partial<PasswordRulesLabels>;
  terms: string;
  submit: string;
  or: string;
  google: string;
  loginPrompt: string;
  login: string;
  nameMissing: string;
  passwordInvalid: string;
  termsUnchecked: string;
  /** The account's name when only blanks were typed. */
  defaultName: string;
}

export const registerFormLabels: RegisterFormLabels = {
  ...emailMessages,
  ...photoMessages,
  name: 'Name',
  email: 'Email',
  photoURL: 'Photo URL',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  rules: {},
  terms: 'I accept the terms and conditions',
  submit: 'Register',
  or: 'or',
  google: 'Continue with Google',
  loginPrompt: 'Already have an account?',
  login: 'Login',
  nameMissing: 'Please enter your name.',
  passwordInvalid: PASSWORD_MESSAGE,
  termsUnchecked: 'Please accept our terms and conditions.',
  defaultName: 'User',
};
