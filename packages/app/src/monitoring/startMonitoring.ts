import { whenIdle } from '../loading/whenIdle.ts';
import { describeElement } from './describeElement.ts';
import { type ErrorReport, toErrorReport, toVitalReport } from './report.ts';
import { reporter } from './reporter.ts';
import { sendReport } from './sendReport.ts';

/**
 * Starts reporting errors and Web Vitals, if the shop has a reporter.
 * @param routeOf returns the route of a path, as in the route table
 * @returns reports what a route's error boundary catches; all other errors reach the window. Undefined without a reporter
 */
export function startMonitoring(
  routeOf: (pathname: string) => string | undefined,
): ((error: unknown) => void) | undefined {
  if (reporter === undefined) return undefined;
  const reportError = (thrown: unknown, noticed: ErrorReport['noticed']) =>
    sendReport(toErrorReport(thrown, noticed, routeOf(window.location.pathname)));

  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
  whenIdle(() => {
    import('web-vitals/attribution').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        const options = { generateTarget: describeElement, reportSoftNavs: true };
        for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
          onVital((metric) => sendReport(toVitalReport(metric, routeOf)), options);
        }
      },
      (error: unknown) => console.warn('Web Vitals could not be loaded.', error),
    );
  });
  return (error) => {
    console.error(error); // as React Router does without a reporter
    reportError(error, 'screen');
  };
}
