/** The purposes of links in the provider's e-mails, with the provider's name of each. */
export const EMAIL_OPERATIONS = {
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const;

/** The purpose of a link in an e-mail. */
export type EmailMode = keyof typeof EMAIL_OPERATIONS;

/** The purposes whose code is applied without further input; a reset needs a new password. */
export type AppliedMode = Exclude<EmailMode, 'resetPassword'>;

/** A link of an e-mail: its purpose and its code. */
export interface EmailAction {
  mode: EmailMode;
  code: string;
}

/** Returns whether a value is the purpose of a link. */
export const isEmailMode = (mode: unknown): mode is EmailMode =>
  typeof mode === 'string' && Object.hasOwn(EMAIL_OPERATIONS, mode);

/** Reads the query of a link in an e-mail, such as `?mode=verifyEmail&oobCode=…`; `undefined` when it is incomplete. */
export function readEmailAction(search: string): EmailAction | undefined {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') ?? '';
  const code = query.get('oobCode') ?? '';
  return isEmailMode(mode) && code.trim() !== '' ? { mode, code } : undefined;
}
