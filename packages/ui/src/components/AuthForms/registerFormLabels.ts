import {
  type EmailMessages,
  emailMessages,
  type PhotoMessages,
  photoMessages,
} from './authErrors.ts';
import { type AuthSheetLabels, authSheetLabels } from './authSheetLabels.ts';
import { PASSWORD_MESSAGE } from './passwordPolicy.ts';
import type { PasswordRulesLabels } from './passwordRulesLabels.ts';

/** The words of `RegisterForm`. */
export interface RegisterFormLabels extends AuthSheetLabels, EmailMessages, PhotoMessages {
  name: string;
  photoURL: string;
  /** How a photo's address begins, shown while there is none. */
  photoPlaceholder: string;
  /** The words of the list of password rules. */
  rules: Partial<PasswordRulesLabels>;
  terms: string;
  loginPrompt: string;
  login: string;
  nameMissing: string;
  passwordInvalid: string;
  termsUnchecked: string;
  /** The account's name when only blanks were typed. */
  defaultName: string;
}

export const registerFormLabels: RegisterFormLabels = {
  ...authSheetLabels,
  ...emailMessages,
  ...photoMessages,
  name: 'Name',
  photoURL: 'Photo URL',
  photoPlaceholder: 'https://',
  rules: {},
  terms: 'I accept the terms and conditions',
  submit: 'Register',
  loginPrompt: 'Already have an account?',
  login: 'Login',
  nameMissing: 'Please enter your name.',
  passwordInvalid: PASSWORD_MESSAGE,
  termsUnchecked: 'Please accept our terms and conditions.',
  defaultName: 'User',
};
