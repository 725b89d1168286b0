import type { AccountTexts } from './accountTexts.ts';

/** The English texts, which name the site “this shop”. */
export const englishAccountTexts: AccountTexts = {
  notLoaded:
    'The account service could not be loaded. Please check your connection, then try again.',
  signedOut: 'No user is signed in.',
  unknown: 'Something went wrong. Please try again.',
  emailNotSent: ({ message }) =>
    `Your account is ready, but the email could not be sent: ${message}`,
  emailUncertain: ({ message }) =>
    `Your account is ready, but we do not know whether the email was sent: ${message}`,
};
