import { EMULATOR_URL } from '../addresses.mjs';

/**
 * @typedef {object} Target where a shop is served
 * @property {import('./policy.mjs').Sources} sources what it talks to, beside what firebase.json allows every shop
 * @property {boolean} https whether it is served by https alone
 * @property {string | undefined} [reportUrl] where browsers report what the content policy refuses
 */

/**
 * Hosting, for a real project.
 * @param {{ authDomain: string, catalogueUrl?: string | undefined, reportUrl?: string | undefined }} settings those that the shop is built with
 * @returns {Target}
 * @throws {TypeError} when one of them is no address
 */
export function projectTarget({ authDomain, catalogueUrl, reportUrl }) {
  const called = [catalogueUrl, reportUrl].flatMap((url) => url || []);
  return {
    sources: {
      'frame-src': [`https://${authDomain}`], // Firebase's hidden frame, which tells who was picked in the popup
      'connect-src': [...new Set(called.map((url) => new URL(url).origin))],
    },
    https: true,
    reportUrl,
  };
}

/** This machine: the shop talks to the proxy of the Auth emulator, and takes its stub of Google's script. @type {Target} */
export const EMULATOR_TARGET = {
  sources: {
    'connect-src': [EMULATOR_URL],
    'frame-src': [EMULATOR_URL],
    'script-src': [`${EMULATOR_URL}/gapi.js`],
  },
  https: false, // WebKit would ask localhost for everything by https
};
