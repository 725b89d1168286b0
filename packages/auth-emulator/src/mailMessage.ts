/** An e-mail that the provider would send. */
export interface MailMessage {
  to: string;
  /** Such as `VERIFY_EMAIL` or `PASSWORD_RESET`. */
  requestType: MailType;
  subject: string;
  text: string;
  link: string;
  /** The SDK's `auth.languageCode`, also `lang` of the link; `en` by default. */
  language: string;
  /** In ISO 8601. */
  sentAt: string;
}

export type MailType =
  | 'EMAIL_SIGNIN'
  | 'PASSWORD_RESET'
  | 'RECOVER_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'VERIFY_EMAIL';

/** The text of an e-mail. `%LINK%`, `%APP_NAME%`, `%DISPLAY_NAME%`, `%EMAIL%` and `%NEW_EMAIL%` are replaced. */
export interface MailTemplate {
  subject: string;
  text: string;
}

/** Templates by language (`de`, `pt-BR`), then by type. A missing template falls back to the English one. */
export type MailTemplates = Record<string, { [Type in MailType]?: MailTemplate }>;
