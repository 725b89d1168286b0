import type { RefCallback } from 'react';
import type { TwoStepDialogLabels } from './twoStepDialogLabels.ts';

/** What an authenticator app needs to know, as its QR code says it. */
export interface TwoStepSetup {
  /** The key, in base32. */
  key: string;
  /** The same as an `otpauth:` address. */
  url: string;
}

/** What each content of the dialog gets. */
export interface StepProps {
  /** For what has the focus first. */
  attachFirst: RefCallback<HTMLElement>;
  labels: TwoStepDialogLabels;
}
