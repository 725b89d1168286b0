import type { ReactNode } from 'react';
import type { Label } from '../../locale/labels.ts';
import { type CodeMessages, codeMessages } from '../form/codeMessages.ts';

/** The texts of `TwoStepDialog`. */
export interface TwoStepDialogLabels extends CodeMessages {
  step: Label<{ step: string; steps: string }>;
  scanTitle: string;
  scanDescription: string;
  /** The QR code's accessible name, which says where else its content is. */
  qrCode: string;
  /** Replaces the QR code while the key is loading. */
  requesting: string;
  /** The link that opens an authenticator app on the same device. */
  openInApp: string;
  /** Before the key. */
  key: string;
  copyKey: string;
  copied: string;
  /** Shown if the browser denies access to the clipboard. */
  copyFailed: string;
  /** Who can help without the phone; nodes, such as a sentence with a link. */
  whoHelps: ReactNode;
  next: string;
  cancel: string;
  /** The button that requests the key again. */
  tryAgain: string;
  codeTitle: string;
  /** Shown if the account's address is unknown. */
  codeDescription: string;
  /** The description with the account's name in the app. */
  codeDescriptionWithEmail: Label<{ email: string }>;
  submit: string;
  back: string;
  doneTitle: string;
  doneDescription: string;
  close: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    TwoStepDialog: TwoStepDialogLabels;
  }
}

export const twoStepDialogLabels: TwoStepDialogLabels = {
  ...codeMessages,
  step: ({ step, steps }) => `Step ${step} of ${steps}`,
  scanTitle: 'Scan this code',
  scanDescription: 'Use an authenticator app on your phone, for example Google Authenticator.',
  qrCode: 'QR code for your authenticator app. The key below says the same.',
  requesting: 'Loading the code',
  openInApp: 'Open in an app on this device',
  key: 'Or type this key into the app:',
  copyKey: 'Copy key',
  copied: 'Copied',
  copyFailed: 'The key could not be copied. Please select it and copy it.',
  whoHelps: 'If you lose your phone, write to us and we turn it off after checking who you are.',
  next: 'Next',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  codeTitle: 'Enter the 6-digit code',
  codeDescription: 'Your app shows a new one every 30 seconds.',
  codeDescriptionWithEmail: ({ email }) =>
    `Your app shows a new one every 30 seconds, under ${email}.`,
  submit: 'Turn on',
  back: 'Back',
  doneTitle: 'Two-step verification is on',
  doneDescription: 'From now on, we ask for a code from your app after your password.',
  close: 'Done',
};
