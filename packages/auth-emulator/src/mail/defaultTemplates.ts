import type { MailTemplate, MailType } from '../client.ts';

const mail = (subject: string, ...paragraphs: string[]): MailTemplate => ({
  subject,
  text: [...paragraphs, 'Thanks,', 'Your %APP_NAME% team'].join('\n\n'),
});

const verification = (address: string) =>
  mail(
    `Verify your ${address} for %APP_NAME%`,
    'Hello %DISPLAY_NAME%,',
    `Follow this link to verify your ${address} address.`,
    '%LINK%',
    'If you didn’t ask to verify this address, you can ignore this email.',
  );

/** Similar to the templates of a new project. */
export const DEFAULT_TEMPLATES: Record<MailType, MailTemplate> = {
  EMAIL_SIGNIN: mail(
    'Sign in to %APP_NAME%',
    'Hello,',
    'We received a request to sign in to %APP_NAME% using this email address. If you want to sign in with your %EMAIL% account, click this link:',
    '%LINK%',
    'If you did not request this link, you can safely ignore this email.',
  ),
  PASSWORD_RESET: mail(
    'Reset your password for %APP_NAME%',
    'Hello,',
    'Follow this link to reset your %APP_NAME% password for your %EMAIL% account.',
    '%LINK%',
    'If you didn’t ask to reset your password, you can ignore this email.',
  ),
  RECOVER_EMAIL: mail(
    'Your sign-in email was changed for %APP_NAME%',
    'Hello %DISPLAY_NAME%,',
    'Your sign-in email for %APP_NAME% was changed to %NEW_EMAIL%.',
    'If you didn’t ask to change your email, follow this link to reset your sign-in email.',
    '%LINK%',
  ),
  VERIFY_AND_CHANGE_EMAIL: verification('new email'),
  VERIFY_EMAIL: verification('email'),
};
