import type { ReactNode } from 'react';
import type { Label } from '../../locale/labels.ts';

/** The texts of `AccountSecurity`. */
export interface AccountSecurityLabels {
  title: string;
  email: string;
  noEmail: string;
  changeEmail: string;
  addEmail: string;
  password: string;
  /** Shown if there is a password and the date of its last change is unknown. */
  passwordSet: string;
  passwordChanged: Label<{ date: string }>;
  noPassword: string;
  changePassword: string;
  setPassword: string;
  /** The heading of several providers. */
  signInMethods: string;
  connected: string;
  connectedAs: Label<{ email: string }>;
  connectedSince: Label<{ date: string }>;
  connectedAsSince: Label<{ email: string; date: string }>;
  notConnected: string;
  connectProvider: Label<{ provider: string }>;
  disconnectProvider: Label<{ provider: string }>;
  /** Why the user cannot disconnect the account's only sign-in method. */
  passwordFirst: Label<{ provider: string }>;
  /** Below a provider while its window is open. */
  providerWaiting: string;
  twoStep: string;
  twoStepOff: string;
  twoStepOn: Label<{ date: string }>;
  /** Below the second step while it is off: what it will require. */
  twoStepExplanation: string;
  /** Below the second step while it is on: who can help without the phone. Nodes, such as a sentence with a link. */
  whoHelps: ReactNode;
  turnOnTwoStep: string;
  turnOffTwoStep: string;
  /** Why the user cannot turn it on. */
  verifyFirst: string;
  /** Why an account without an address can have neither a password nor a second step. */
  addEmailFirst: string;
  sendVerification: string;
  verificationSent: string;
  deleteAccount: string;
  /** The data that is deleted together with the account. */
  deleteExplanation: string;
  /** The part of the button's accessible name that a phone shows. */
  change: string;
  add: string;
  set: string;
  connect: string;
  turnOn: string;
  turnOff: string;
  disconnect: string;
  delete: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    AccountSecurity: AccountSecurityLabels;
  }
}

export const accountSecurityLabels: AccountSecurityLabels = {
  title: 'Sign-in and security',
  email: 'Email',
  noEmail: 'Not set',
  changeEmail: 'Change email',
  addEmail: 'Add an email',
  password: 'Password',
  passwordSet: 'Set',
  passwordChanged: ({ date }) => `Last changed on ${date}`,
  noPassword: 'Not set',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  signInMethods: 'Sign-in methods',
  connected: 'Connected',
  connectedAs: ({ email }) => `Connected as ${email}`,
  connectedSince: ({ date }) => `Connected since ${date}`,
  connectedAsSince: ({ email, date }) => `Connected as ${email} since ${date}`,
  notConnected: 'Not connected',
  connectProvider: ({ provider }) => `Connect ${provider}`,
  disconnectProvider: ({ provider }) => `Disconnect ${provider}`,
  passwordFirst: ({ provider }) =>
    `Set a password first: without it, ${provider} is your only way to sign in.`,
  providerWaiting: 'Please continue in the sign-in window. Lost it? Press the button again.',
  twoStep: 'Two-step verification',
  twoStepOff: 'Off',
  twoStepOn: ({ date }) => `On since ${date}`,
  twoStepExplanation: 'After your password, we ask for a code from an app on your phone.',
  whoHelps: 'If you lose your phone, write to us and we turn it off after checking who you are.',
  turnOnTwoStep: 'Turn on two-step verification',
  turnOffTwoStep: 'Turn off two-step verification',
  verifyFirst: 'Please verify your email first.',
  addEmailFirst: 'Add an email first.',
  sendVerification: 'Send verification e-mail',
  verificationSent: 'Sent. Please follow its link, then come back.',
  deleteAccount: 'Delete account',
  deleteExplanation: 'Your profile, cart and saved toys are removed. This cannot be undone.',
  change: 'Change',
  add: 'Add',
  set: 'Set',
  connect: 'Connect',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  disconnect: 'Disconnect',
  delete: 'Delete',
};
