import type { Label } from '../../locale/labels.ts';
import type { AuthFormLabels } from '../form/authFormLabels.ts';
import { type CodeMessages, codeMessages } from '../form/codeMessages.ts';

/** The texts of `CodeForm`. */
export interface CodeFormLabels extends CodeMessages, Pick<AuthFormLabels, 'submit'> {
  heading: string;
  /** Where to find the code, if the account's address is unknown. */
  description: string;
  /** Where to find the code, and for which account; `email` is emphasised. */
  descriptionWithEmail: Label<{ email: string }>;
  back: string;
  lostPhone: string;
  /** After `lostPhone`: a link if the shop has a support address. */
  contact: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    CodeForm: CodeFormLabels;
  }
}

export const codeFormLabels: CodeFormLabels = {
  ...codeMessages,
  heading: 'Enter the 6-digit code',
  description: 'Open your authenticator app and type the code it shows.',
  descriptionWithEmail: ({ email }) =>
    `Open your authenticator app and type the code it shows for ${email}.`,
  submit: 'Verify',
  back: 'Back',
  lostPhone: 'Lost your phone?',
  contact: 'Write to us',
};
