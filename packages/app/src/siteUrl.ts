const { VITE_SITE_URL, VITE_FIREBASE_PROJECT_ID } = import.meta.env;

/** Where the shop is served: `VITE_SITE_URL`, else the address Firebase Hosting gives the project, else the preview. */
const siteUrl = (
  VITE_SITE_URL ||
  (VITE_FIREBASE_PROJECT_ID
    ? `https://${VITE_FIREBASE_PROJECT_ID}.web.app`
    : 'http://localhost:4173')
).replace(/\/+$/, '');

/** The whole URL of one of the shop's paths. */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`;
}
