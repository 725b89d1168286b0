import type { Addresses } from '../../packages/app/addresses.ts';
import type { Sources } from './policy.ts';

/** Where a shop is served. */
export interface Target {
  /** What it talks to, beside what firebase.json allows every shop. */
  sources: Sources;
  /** Whether it is served by https alone. */
  https: boolean;
  /** Where browsers report what the content policy refuses. */
  reportUrl?: string | undefined;
}

/** The settings that a shop is built with, as far as its host needs them. */
interface Settings {
  authDomain: string;
  catalogueUrl?: string | undefined;
  reportUrl?: string | undefined;
}

/**
 * Hosting, for a real project.
 * @throws {TypeError} when a setting is no address
 */
export function projectTarget({ authDomain, catalogueUrl, reportUrl }: Settings): Target {
  const called = [catalogueUrl, reportUrl].flatMap((url) => url || []);
  return {
    sources: {
      'frame-src': [`https://${authDomain}`], // Firebase's hidden frame, which reports who was picked in the popup
      'connect-src': [...new Set(called.map((url) => new URL(url).origin))],
    },
    https: true,
    reportUrl,
  };
}

/** This machine: the shop talks to the proxy of the Auth emulator, and takes its stub of Google's script. */
export const emulatorTarget = ({ emulatorUrl }: Addresses): Target => ({
  sources: {
    'connect-src': [emulatorUrl],
    'frame-src': [emulatorUrl],
    'script-src': [`${emulatorUrl}/gapi.js`],
  },
  https: false, // WebKit would ask localhost for everything by https
});
