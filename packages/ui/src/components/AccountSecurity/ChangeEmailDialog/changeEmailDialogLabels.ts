import { type EmailMessages, emailMessages } from '../../../primitives/Form/fieldMessages.ts';

/** The texts of `ChangeEmailDialog`. */
export interface ChangeEmailDialogLabels extends EmailMessages {
  title: string;
  /** Names the address that is to change; it may be unknown. */
  description: (email: string | null) => string;
  newEmail: string;
  submit: string;
  cancel: string;
  /** The new address is the current one. */
  sameEmail: string;
  /** Says where the link went, and what counts until it is opened. */
  sent: (sentTo: string, email: string | null) => string;
  /** Where else to look for the message. */
  spamHint: string;
  close: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    ChangeEmailDialog: ChangeEmailDialogLabels;
  }
}

export const changeEmailDialogLabels: ChangeEmailDialogLabels = {
  ...emailMessages,
  title: 'Change email',
  description: (email) =>
    `${email === null ? '' : `Your email is ${email}. `}We will send a link to the new one.`,
  newEmail: 'New email',
  submit: 'Send link',
  cancel: 'Cancel',
  sameEmail: "That's already your email.",
  sent: (sentTo, email) =>
    `We sent a link to ${sentTo}. Your email changes once you open it and press the button there.${
      email === null ? '' : ` Until then, sign in with ${email}.`
    }`,
  spamHint: 'Nothing there? Check your spam folder.',
  close: 'OK',
};
