import { siteUrl as ownSiteUrl } from '@shop';

/** The catalogue, at `VITE_CATALOGUE_URL` or in the shop's own origin. */
export const catalogueUrl = `${(import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '')}/toy.json`;

/** Where the shop is served: `VITE_SITE_URL`, else the shop's `siteUrl`, else Firebase Hosting's address for the project, else the preview. */
const siteUrl = // each setting is named in full, so that a build drops what does not hold
  import.meta.env.VITE_SITE_URL ||
  ownSiteUrl ||
  (import.meta.env.VITE_FIREBASE_PROJECT_ID
    ? `https://${import.meta.env.VITE_FIREBASE_PROJECT_ID}.web.app`
    : 'http://localhost:4173');

/** The whole URL of one of the shop's paths. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}
