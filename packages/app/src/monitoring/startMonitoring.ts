import { whenIdle } from '../loading/whenIdle.ts';
import { type ErrorReport, toErrorReport } from './report.ts';
import { reporter } from './reporter.ts';
import { sendReport } from './sendReport.ts';

/**
 * Begins to report errors and Web Vitals, if the shop has a reporter.
 * @param currentRoute the path of the route on screen, as the route table has it
 * @returns reports what a route's error boundary catches; everything else reaches the window. Nothing without a reporter
 */
export function startMonitoring(
  currentRoute: () => string | undefined,
): ((error: unknown) => void) | undefined {
  if (reporter === undefined) return undefined;
  const reportError = (thrown: unknown, noticed: ErrorReport['noticed']) =>
    sendReport(toErrorReport(thrown, noticed, currentRoute()));

  const openedRoute = currentRoute();
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
  whenIdle(() => {
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
          onVital(({ name, value, rating }) =>
            sendReport({ kind: 'vital', name, value, rating, route: openedRoute }),
          );
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
