import type { LoginFormLabels } from '../../components/AuthForms/loginFormLabels.ts';
import type { NewPasswordFormLabels } from '../../components/AuthForms/newPasswordFormLabels.ts';
import type { PasswordRulesLabels } from '../../components/AuthForms/passwordRulesLabels.ts';
import type { RegisterFormLabels } from '../../components/AuthForms/registerFormLabels.ts';
import type { VerifyEmailBarLabels } from '../../components/AuthForms/verifyEmailBarLabels.ts';
import { label, name } from './words.ts';

const formWords = {
  email: label(1),
  password: label(2),
  showPassword: label(3),
  hidePassword: label(4),
  submit: label(5),
  or: 'жж',
  google: label(6),
  googleWaiting: name,
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
  longer: (characters) => `${label(1)} ${characters}`,
  atMost: (characters) => `${label(6)} ${characters}`,
  specialOf: (characters) => `${label(5)} ${characters}`,
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

export const newPasswordWords: NewPasswordFormLabels = {
  account: (email) => `${label(1)} ${email}`,
  password: label(2),
  showPassword: label(3),
  hidePassword: label(4),
  rules: rulesWords,
  submit: label(5),
  passwordInvalid: name,
  loginPrompt: label(6),
  login: label(7),
};

export const verifyEmailWords: VerifyEmailBarLabels = {
  region: label(1),
  request: label(2),
  explanation: (email) => `${label(3)} ${email ?? ''}`,
  resend: label(4),
  resendIn: (seconds) => `${label(4)} ${seconds}`,
  wait: (minutes) => `${label(5)} ${minutes}`,
  sent: name,
};
