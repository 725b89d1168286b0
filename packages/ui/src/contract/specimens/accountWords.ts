import type { LoginFormLabels } from '../../components/AuthForms/loginFormLabels.ts';
import type { PasswordRulesLabels } from '../../components/AuthForms/PasswordRules.tsx';
import type { RegisterFormLabels } from '../../components/AuthForms/registerFormLabels.ts';
import { label, name } from './words.ts';

const formWords = {
  email: label(1),
  password: label(2),
  showPassword: label(3),
  hidePassword: label(4),
  submit: label(5),
  or: 'жж',
  google: label(6),
  problems: label(7),
  emailMissing: name,
  emailMalformed: name,
};

export const loginWords: LoginFormLabels = {
  ...formWords,
  forgotPassword: label(8),
  registerPrompt: label(9),
  register: label(10),
  passwordMissing: name,
  emailFirst: name,
};

export const rulesWords: PasswordRulesLabels = {
  length: label(1),
  lowercase: label(2),
  uppercase: label(3),
  number: label(4),
  special: label(5),
  met: 'жж: ',
  notYet: 'жж: ',
  message: name,
  notAllowed: name,
};

export const registerWords: RegisterFormLabels = {
  ...formWords,
  name: label(11),
  photoURL: label(12),
  photoPlaceholder: 'жж',
  photoMissing: name,
  photoUnusable: name,
  rules: rulesWords,
  terms: name,
  loginPrompt: label(13),
  login: label(14),
  nameMissing: name,
  passwordInvalid: name,
  termsUnchecked: name,
  defaultName: name,
};
