/** Something broke in a visitor's browser. */
export interface ErrorReport {
  kind: 'error';
  /** Where it was noticed: an error boundary, an uncaught error, or an unhandled rejection. */
  noticed: 'screen' | 'script' | 'promise';
  /** The error's class, such as `TypeError`. */
  name: string;
  message: string;
  /** The stack trace, where the browser has one. */
  stack?: string;
  /** The route as the route table has it, such as `/toys/:id`: never an id, a query or a hash. */
  route: string | undefined;
}

/** How fast or steady a page was for a visitor (https://web.dev/articles/vitals). */
export interface VitalReport {
  kind: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for CLS a score without a unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  route: string | undefined;
}

/** A report of the shop. It identifies nobody: see docs/monitoring.md. */
export type Report = ErrorReport | VitalReport;

/** Sends reports to wherever a shop collects them. It must return at once. */
export type Reporter = (report: Report) => void;
