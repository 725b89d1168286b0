/** What the links of the provider's e-mails are for, with the name of each as the provider's interface has it. */
export const EMAIL_OPERATIONS = {
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
} as const;

/** What a link of an e-mail is for. */
export type EmailMode = keyof typeof EMAIL_OPERATIONS;

/** What a code is for that is applied as it is; a new password has to be typed first. */
export type AppliedMode = Exclude<EmailMode, 'resetPassword'>;

/** A link of an e-mail: what it is for, and the code that does it. */
export interface EmailAction {
  mode: EmailMode;
  code: string;
}

const isMode = (mode: string): mode is EmailMode => Object.hasOwn(EMAIL_OPERATIONS, mode);

/** Reads the query of a link in an e-mail, such as `?mode=verifyEmail&oobCode=…`; nothing when it is incomplete. */
export function readEmailAction(search: string): EmailAction | undefined {
  const query = new URLSearchParams(search);
  const mode = query.get('mode') ?? '';
  const code = query.get('oobCode') ?? '';
  return isMode(mode) && code.trim() !== '' ? { mode, code } : undefined;
}
