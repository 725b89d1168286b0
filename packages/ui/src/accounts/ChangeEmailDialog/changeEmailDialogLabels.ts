import type { Label } from '../../locale/labels.ts';
import { type EmailMessages, emailMessages } from '../../primitives/Form/fieldMessages.ts';

/** The texts of `ChangeEmailDialog`. */
export interface ChangeEmailDialogLabels extends EmailMessages {
  title: string;
  /** Replaces `title` if the account has no address. */
  addTitle: string;
  /** Shown if the account has no address. */
  description: string;
  /** The description with the current address. */
  descriptionWithEmail: Label<{ email: string }>;
  newEmail: string;
  submit: string;
  cancel: string;
  /** Shown if the new address equals the current one. */
  sameEmail: string;
  /** Where the link was sent, if the account has no address. */
  sent: Label<{ sentTo: string }>;
  /** Where the link was sent, and which address is valid until the user opens it. */
  sentWithEmail: Label<{ sentTo: string; email: string }>;
  /** Where else to look for the e-mail. */
  spamHint: string;
  close: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    ChangeEmailDialog: ChangeEmailDialogLabels;
  }
}

export const changeEmailDialogLabels: ChangeEmailDialogLabels = {
  ...emailMessages,
  title: 'Change email',
  addTitle: 'Add an email',
  description: 'We will send a link to it.',
  descriptionWithEmail: ({ email }) =>
    `Your email is ${email}. We will send a link to the new one.`,
  newEmail: 'New email',
  submit: 'Send link',
  cancel: 'Cancel',
  sameEmail: "That's already your email.",
  sent: ({ sentTo }) =>
    `We sent a link to ${sentTo}. It becomes your email once you open it and press the button there.`,
  sentWithEmail: ({ sentTo, email }) =>
    `We sent a link to ${sentTo}. Your email changes once you open it and press the button there. Until then, sign in with ${email}.`,
  spamHint: 'Nothing there? Check your spam folder.',
  close: 'OK',
};
