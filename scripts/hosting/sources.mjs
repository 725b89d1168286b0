import { EMULATOR_URL } from '../addresses.mjs';

/** @typedef {import('./policy.mjs').Sources} Sources */

/**
 * What a shop for a real project may talk to, beside what firebase.json allows every shop.
 * @param {{ authDomain: string, catalogueUrl?: string | undefined, reportUrl?: string | undefined }} settings those that it is built with
 * @returns {Sources}
 * @throws {TypeError} when one of them is no address
 */
export function projectSources({ authDomain, catalogueUrl, reportUrl }) {
  const called = [catalogueUrl, reportUrl].flatMap((url) => url || []);
  return {
    'frame-src': [`https://${authDomain}`], // Firebase's hidden frame, which tells who was picked in the popup
    'connect-src': [...new Set(called.map((url) => new URL(url).origin))],
  };
}

/** What a shop for the emulator may talk to beside that: the proxy before the emulator, and its stub of Google's script. */
export const EMULATOR_SOURCES = {
  'connect-src': [EMULATOR_URL],
  'frame-src': [EMULATOR_URL],
  'script-src': [`${EMULATOR_URL}/gapi.js`],
};
