import type { CountValues } from '../../locale/formats.ts';
import type { Label } from '../../locale/labels.ts';

/** The texts of `VerifyEmailBanner`. */
export interface VerifyEmailBannerLabels {
  /** The region's accessible name; without a field's word, such as Email, because users search for that. */
  region: string;
  /** The next step, as an instruction. */
  request: string;
  /** When the link was sent, if the address is unknown. */
  explanation: Label<{ time: string }>;
  /** When the link was sent, and where. */
  explanationWithEmail: Label<{ email: string; time: string }>;
  /** No link was sent. */
  notSent: string;
  notSentWithEmail: Label<{ email: string }>;
  /** It is not known whether a link was sent. */
  unverified: string;
  unverifiedWithEmail: Label<{ email: string }>;
  send: string;
  /** Replaces `send` after an e-mail. */
  resend: string;
  /** Beside the button during the countdown: the remaining seconds. */
  resendIn: Label<CountValues>;
  /** Describes the button to screen readers during the countdown: in minutes, so that it changes rarely. */
  wait: Label<CountValues>;
  sent: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    VerifyEmailBanner: VerifyEmailBannerLabels;
  }
}

export const verifyEmailBannerLabels: VerifyEmailBannerLabels = {
  region: 'Account notice',
  request: 'Please verify your email.',
  explanation: ({ time }) => `We sent a link to your address (${time}).`,
  explanationWithEmail: ({ email, time }) => `We sent a link to ${email} (${time}).`,
  notSent: 'We could not send a link to your address.',
  notSentWithEmail: ({ email }) => `We could not send a link to ${email}.`,
  unverified: 'Not verified yet.',
  unverifiedWithEmail: ({ email }) => `Not verified yet: ${email}.`,
  send: 'Send email',
  resend: 'Resend e-mail',
  resendIn: ({ written }) => `in ${written} s`,
  wait: ({ count, written }) =>
    `Available again within ${count === 1 ? 'a minute' : `${written} minutes`}.`,
  sent: 'E-mail sent. Please check your inbox and your spam folder.',
};
