/**
 * Where the shop is served: `VITE_SITE_URL`, else the address that Firebase Hosting gives the project, else the preview.
 * (Each setting is named in full, so that a build drops what does not hold.)
 */
const siteUrl =
  import.meta.env.VITE_SITE_URL ||
  (import.meta.env.VITE_FIREBASE_PROJECT_ID
    ? `https://${import.meta.env.VITE_FIREBASE_PROJECT_ID}.web.app`
    : 'http://localhost:4173');

/** The whole URL of one of the shop's paths. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}
