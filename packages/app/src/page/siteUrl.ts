import { siteUrl as ownSiteUrl } from '@shop';

/** The URL of the catalogue: below `VITE_CATALOGUE_URL`, or on the shop's own origin. */
export const catalogueUrl = `${(import.meta.env.VITE_CATALOGUE_URL ?? '').replace(/\/+$/, '')}/toy.json`;

/** The shop's origin: `VITE_SITE_URL`, or the shop's `siteUrl`, or Firebase Hosting's URL for the project, or the preview's. */
const siteUrl = // each setting is written in full, so that a build removes unused branches
  import.meta.env.VITE_SITE_URL ||
  ownSiteUrl ||
  (import.meta.env.VITE_FIREBASE_PROJECT_ID
    ? `https://${import.meta.env.VITE_FIREBASE_PROJECT_ID}.web.app`
    : 'http://localhost:4173');

/** Returns the absolute URL of one of the shop's paths. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}
