import type { Addresses } from '../../packages/app/addresses.ts';
import type { Sources } from './policy.ts';

/** The host of a shop. */
export interface Target {
  /** The hosts that the shop uses, in addition to those that firebase.json allows every shop. */
  sources: Sources;
  /** Whether it is served by https only. */
  https: boolean;
  /** The address for browsers' reports of policy violations. */
  reportUrl?: string | undefined;
}

/** The build settings that the host needs. */
interface Settings {
  authDomain: string;
  catalogueUrl?: string | undefined;
  reportUrl?: string | undefined;
}

/**
 * Returns the target for a real project on Hosting.
 * @throws {TypeError} if a setting is not a URL
 */
export function projectTarget({ authDomain, catalogueUrl, reportUrl }: Settings): Target {
  const called = [catalogueUrl, reportUrl].flatMap((url) => url || []);
  return {
    sources: {
      'frame-src': [`https://${authDomain}`], // Firebase's hidden frame, which returns the popup's result
      'connect-src': [...new Set(called.map((url) => new URL(url).origin))],
    },
    https: true,
    reportUrl,
  };
}

/** Returns the target for this machine: the shop uses the emulator's proxy and its stub of Google's script. */
export const emulatorTarget = ({ emulatorUrl }: Addresses): Target => ({
  sources: {
    'connect-src': [emulatorUrl],
    'frame-src': [emulatorUrl],
    'script-src': [`${emulatorUrl}/gapi.js`],
  },
  https: false, // WebKit would request everything from localhost by https
});
