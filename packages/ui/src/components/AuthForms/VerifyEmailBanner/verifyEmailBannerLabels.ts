/** The texts of `VerifyEmailBanner`. */
export interface VerifyEmailBannerLabels {
  /** Names the strip among the page's regions; without the word of a field, such as Email, that people search for. */
  region: string;
  /** What to do. */
  request: string;
  /** Where the link went; the address may be unknown. */
  explanation: (email: string | null) => string;
  resend: string;
  /** Beside the button until it can be pressed again. */
  resendIn: (seconds: number) => string;
  /** Describes the button to screen readers until it can be pressed again: by the minute, which is calm. */
  wait: (minutes: number) => string;
  sent: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    VerifyEmailBanner: VerifyEmailBannerLabels;
  }
}

export const verifyEmailBannerLabels: VerifyEmailBannerLabels = {
  region: 'Account notice',
  request: 'Please verify your email.',
  explanation: (email) => `We sent a link to ${email ?? 'your address'}.`,
  resend: 'Resend e-mail',
  resendIn: (seconds) => `in ${seconds} s`,
  wait: (minutes) =>
    minutes === 1
      ? 'Available again within a minute.'
      : `Available again within ${minutes} minutes.`,
  sent: 'E-mail sent. Please check your inbox and your spam folder.',
};
