import type { RefCallback } from 'react';
import type { TwoStepDialogLabels } from './twoStepDialogLabels.ts';

/** The data in the QR code for an authenticator app. */
export interface TwoStepSetup {
  /** The key, in base32. */
  key: string;
  /** The same data as an `otpauth:` URL. */
  url: string;
}

/** The common props of the dialog's contents. */
export interface StepProps {
  /** The ref of the element that takes the focus first. */
  attachFirst: RefCallback<HTMLElement>;
  labels: TwoStepDialogLabels;
}
