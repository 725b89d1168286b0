/** An e-mail as the provider would send it. */
export interface MailMessage {
  to: string;
  /** Such as `VERIFY_EMAIL` or `PASSWORD_RESET`. */
  requestType: MailType;
  subject: string;
  text: string;
  /** The link in the text. */
  link: string;
  /** The SDK's `auth.languageCode` when it was sent, and `lang` of the link; `en` unless set. */
  language: string;
  /** When it was sent, as an ISO date. */
  sentAt: string;
}

export type MailType =
  | 'EMAIL_SIGNIN'
  | 'PASSWORD_RESET'
  | 'RECOVER_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'VERIFY_EMAIL';

/** What an e-mail says. `%LINK%`, `%APP_NAME%`, `%DISPLAY_NAME%`, `%EMAIL%` and `%NEW_EMAIL%` are replaced. */
export interface MailTemplate {
  subject: string;
  text: string;
}

/** Templates by language (`de`, `pt-BR`), then by type. Where one is missing, the English one holds. */
export type MailTemplates = Record<string, { [Type in MailType]?: MailTemplate }>;
