import type { ReactNode } from 'react';
import {
  type EmailMessages,
  emailMessages,
  type PhotoMessages,
  photoMessages,
} from '../../primitives/Form/fieldMessages.ts';
import { type AuthFormLabels, authFormLabels } from '../form/authFormLabels.ts';

/** The texts of `RegisterForm`. */
export interface RegisterFormLabels extends AuthFormLabels, EmailMessages, PhotoMessages {
  name: string;
  photoURL: string;
  /** The photo field's placeholder: how a URL starts. */
  photoPlaceholder: string;
  /** The terms that the user accepts; nodes, such as a sentence with a link. */
  terms: ReactNode;
  loginPrompt: string;
  login: string;
  nameMissing: string;
  termsUnchecked: string;
  /** The account's name if the user typed only spaces. */
  defaultName: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    RegisterForm: RegisterFormLabels;
  }
}

export const registerFormLabels: RegisterFormLabels = {
  ...authFormLabels,
  ...emailMessages,
  ...photoMessages,
  name: 'Name',
  photoURL: 'Photo URL',
  photoPlaceholder: 'https://',
  terms: 'I accept the terms and conditions',
  submit: 'Register',
  loginPrompt: 'Already have an account?',
  login: 'Sign in',
  nameMissing: 'Please enter your name.',
  termsUnchecked: 'Please accept our terms and conditions.',
  defaultName: 'User',
};
