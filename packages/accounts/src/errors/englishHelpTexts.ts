import type { HelpTexts } from './authErrorHelp.ts';

/** The English sentences of help, which name the site “this shop”. */
export const englishHelpTexts: HelpTexts = {
  checkDetails:
    'Please check your details for typing mistakes and try again, or log in another way.',
  enterEmail: 'Please enter a valid email address, like name@example.com.',
  enterPassword: 'Please enter your password.',
  strongerPassword: 'Please choose a longer password with more kinds of characters.',
  emailInUse: 'Please log in with this email, or choose another one.',
  otherWayToSignIn:
    'Your email already has an account. Please log in as before, for example with your password: then this way to log in is connected, too.',
  accountDisabled: 'This account cannot be used. Please contact our support team.',
  switchedOff: 'This is switched off at the moment. Please contact our support team.',
  openEmailedLink: 'Please verify your email first: open the link in our email, then try again.',
  newestDigits:
    'Please let your phone set its time by itself, then type the newest digits from your app.',
  startAgain: 'This took too long, or was done before. Please start again.',
  twoStepChanged:
    'Two-step verification was changed elsewhere. Please log in again, or reload the page.',
  twoStepIsOn: 'Two-step verification is on already. Please reload the page to see it.',
  signInAgain: 'Please log in again, then try once more.',
  confirmIdentity: 'Please confirm that it is you by logging in again, then try once more.',
  otherAccount:
    'This is another account than the one you are logged in with. Please choose the same one.',
  accountInUse:
    'This account is already connected to another account of this shop. Please choose a different one, or log in with it.',
  alreadyConnected:
    'Your account already has this way to log in. Please reload the page to see it.',
  notConnected:
    'Your account no longer has this way to log in. Please reload the page to see what it has.',
  linkExpired: 'This link has expired. Please ask for a new email and use the link in it.',
  linkUsed: 'This link no longer works, or it is incomplete. Please ask for a new email.',
  newestWindow: 'Another sign-in window was opened. Please use the newest one.',
  windowBlocked:
    'Your browser blocked the sign-in window. Please allow pop-ups for this shop, then try again.',
  windowClosed: 'The sign-in window was closed before you had finished. Please try again.',
  declined:
    'You chose not to continue with the other account. Please try again, or use your email and password.',
  providerFailed:
    'The other account could not sign you in this time. Please try again, or use your email and password.',
  checkConnection: 'Please check your connection, then try again.',
  checkConnectionOrWait: 'Please check your connection, or wait a few minutes, then try again.',
  wait: 'Please wait a few minutes, then try again.',
  tryLater: 'We cannot do this right now. Please try again later.',
  allowCookies: 'Please allow cookies for this shop or use another browser, then try again.',
  notARobot: "We couldn't confirm you're not a robot. Please reload the page and try again.",
  notSetUp:
    'The shop is not set up for this yet. Please let us know, and try another way in the meantime.',
  ourSide: 'Something went wrong on our side. Please reload the page, then try again.',
};
