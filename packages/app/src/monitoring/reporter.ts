import type { Reporter } from './report.ts';

const address = import.meta.env.VITE_REPORT_URL;

/**
 * The shop's reporter; replace it here. It sends each report as JSON to the address in the build's settings. Without an
 * address there is no reporter: nothing is monitored, and no code is loaded for it.
 */
export const reporter: Reporter | undefined = address
  ? (report) => {
      navigator.sendBeacon(address, JSON.stringify(report)); // arrives even while the page is being left
    }
  : undefined;
