import type { CountValues } from '../../locale/formats.ts';
import type { Label } from '../../locale/labels.ts';

/** The texts of `VerifyEmailBanner`. */
export interface VerifyEmailBannerLabels {
  /** Names the strip among the page's regions; without the word of a field, such as Email, that people search for. */
  region: string;
  /** What to do. */
  request: string;
  /** Where the link went, where the address is unknown. */
  explanation: string;
  /** Where the link went. */
  explanationWithEmail: Label<{ email: string }>;
  resend: string;
  /** Beside the button until it can be pressed again: in how many seconds. */
  resendIn: Label<CountValues>;
  /** Describes the button to screen readers until it can be pressed again: in minutes, which is calm. */
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
  explanation: 'We sent a link to your address.',
  explanationWithEmail: ({ email }) => `We sent a link to ${email}.`,
  resend: 'Resend e-mail',
  resendIn: ({ written }) => `in ${written} s`,
  wait: ({ count, written }) =>
    `Available again within ${count === 1 ? 'a minute' : `${written} minutes`}.`,
  sent: 'E-mail sent. Please check your inbox and your spam folder.',
};
