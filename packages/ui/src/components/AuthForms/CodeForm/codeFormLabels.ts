import type { AuthFormLabels } from '../AuthForm/authFormLabels.ts';
import { type CodeMessages, codeMessages } from './codeMessages.ts';

/** The texts of `CodeForm`. */
export interface CodeFormLabels extends CodeMessages, Pick<AuthFormLabels, 'submit'> {
  heading: string;
  /** Where the code is; names the account, if its address is known. */
  description: (email: string | undefined) => string;
  back: string;
  lostPhone: string;
  /** After `lostPhone`: a link, where the shop has an address for it. */
  contact: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    CodeForm: CodeFormLabels;
  }
}

export const codeFormLabels: CodeFormLabels = {
  ...codeMessages,
  heading: 'Enter the 6-digit code',
  description: (email) =>
    `Open your authenticator app and type the code it shows${email === undefined ? '' : ` for ${email}`}.`,
  submit: 'Verify',
  back: 'Back',
  lostPhone: 'Lost your phone?',
  contact: 'Write to us',
};
