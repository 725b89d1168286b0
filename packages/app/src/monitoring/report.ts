import type { MetricWithAttribution } from 'web-vitals/attribution';
import { redact } from './redact.ts';

/** An error in a user's browser. */
export interface ErrorReport {
  kind: 'error';
  /** The source of the report: an error boundary, the `error` event, or an unhandled rejection. */
  noticed: 'screen' | 'script' | 'promise';
  /** The error's class, such as `TypeError`. */
  name: string;
  message: string;
  /** The stack trace, if the browser provides one. */
  stack?: string;
  /** The route of the route table, such as `/toys/:id`: never an id, a query or a hash. */
  route: string | undefined;
}

/** A Web Vital of a page (https://web.dev/articles/vitals). */
export interface VitalReport extends Pick<MetricWithAttribution, 'name' | 'value' | 'rating'> {
  kind: 'vital';
  route: string | undefined;
  /** For INP, LCP and CLS: the element that was pressed, painted last or moved most, by `describeElement`. */
  element?: string;
}

/** A report of the shop. It contains no personal data: see docs/monitoring.md. */
export type Report = ErrorReport | VitalReport;

/** Sends reports to the shop's collector. It must return at once. */
export type Reporter = (report: Report) => void;

export function toErrorReport(
  thrown: unknown,
  noticed: ErrorReport['noticed'],
  route: string | undefined,
): ErrorReport {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
  return {
    kind: 'error',
    noticed,
    name: redact(String(name)), // any code can set it
    message: redact(String(message)),
    ...(thrown instanceof Error && stack ? { stack: redact(String(stack)) } : {}),
    route,
  };
}

/** @param route the route of the page */
export function toVitalReport(
  metric: MetricWithAttribution,
  route: (pathname: string) => string | undefined,
): VitalReport {
  const { name, value, rating, navigationURL = window.location.href } = metric;
  const element = elementOf(metric);
  return {
    kind: 'vital',
    name,
    value,
    rating,
    route: route(new URL(navigationURL).pathname),
    ...(element ? { element } : {}),
  };
}

function elementOf({ name, attribution }: MetricWithAttribution): string | undefined {
  if (name === 'INP') return attribution.interactionTarget;
  if (name === 'LCP') return attribution.target;
  return name === 'CLS' ? attribution.largestShiftTarget : undefined;
}

function messageOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'Something without a message was thrown.'; // an object that cannot become a string
  }
}
