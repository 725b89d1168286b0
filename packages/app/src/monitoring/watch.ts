import type { RootOptions } from 'react-dom/client';
import { whenIdle } from '../loading/whenIdle.ts';
import { errorReport } from './errorReport.ts';
import { isWatched, report } from './report.ts';
import type { ErrorReport } from './reports.ts';

/**
 * Begins to report errors and vitals, if anybody listens.
 * @param routeNow the path of the route that is shown, as the route table has it
 * @returns options for React's root. What React does not catch, it hands to the window, where it is heard.
 */
export function watch(routeNow: () => string | undefined): Pick<RootOptions, 'onCaughtError'> {
  if (!isWatched) return {};
  const tell = (thrown: unknown, noticed: ErrorReport['noticed']) =>
    report(errorReport(thrown, noticed, routeNow()));

  const opened = routeNow();
  window.addEventListener('error', ({ error, message }) => tell(error ?? message, 'script'));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'promise'));
  whenIdle(() => {
    import('./vitals.ts').then(
      ({ watchVitals }) => watchVitals(opened),
      (error: unknown) => console.warn('Vitals could not be watched.', error),
    );
  });
  return {
    onCaughtError: (error) => {
      console.error(error); // as React does by itself
      tell(error, 'screen');
    },
  };
}
