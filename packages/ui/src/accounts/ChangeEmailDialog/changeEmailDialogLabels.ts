import type { Label } from '../../locale/labels.ts';
import { type EmailMessages, emailMessages } from '../../primitives/Form/fieldMessages.ts';

/** The texts of `ChangeEmailDialog`. */
export interface ChangeEmailDialogLabels extends EmailMessages {
  title: string;
  /** Stands where the address that is to change is unknown. */
  description: string;
  /** Names the address that is to change. */
  descriptionWithEmail: Label<{ email: string }>;
  newEmail: string;
  submit: string;
  cancel: string;
  /** The new address is the current one. */
  sameEmail: string;
  /** Says where the link went, where the current address is unknown. */
  sent: Label<{ sentTo: string }>;
  /** Says where the link went, and which address counts until it is opened. */
  sentWithEmail: Label<{ sentTo: string; email: string }>;
  /** Where else to look for the message. */
  spamHint: string;
  close: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ChangeEmailDialog: ChangeEmailDialogLabels;
  }
}

const sent = ({ sentTo }: { sentTo: string }) =>
  `We sent a link to ${sentTo}. Your email changes once you open it and press the button there.`;

export const changeEmailDialogLabels: ChangeEmailDialogLabels = {
  ...emailMessages,
  title: 'Change email',
  description: 'We will send a link to the new one.',
  descriptionWithEmail: ({ email }) =>
    `Your email is ${email}. We will send a link to the new one.`,
  newEmail: 'New email',
  submit: 'Send link',
  cancel: 'Cancel',
  sameEmail: "That's already your email.",
  sent,
  sentWithEmail: ({ sentTo, email }) => `${sent({ sentTo })} Until then, sign in with ${email}.`,
  spamHint: 'Nothing there? Check your spam folder.',
  close: 'OK',
};
