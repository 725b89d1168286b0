import type { Reporter } from './report.ts';

const address = import.meta.env.VITE_REPORT_URL;

/**
 * The shop's reporter, and the one place to put another: it sends each report as JSON to the address of the build's
 * settings. Without one there is none; then nothing is watched, and nothing loaded for it.
 */
export const reporter: Reporter | undefined = address
  ? (report) => {
      navigator.sendBeacon(address, JSON.stringify(report)); // arrives though the page is being left
    }
  : undefined;
