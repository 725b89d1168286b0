import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendReport } from './sendReport.ts';

/**
 * Reports the page's Web Vitals as they become known.
 * @param route of the page that was opened, which they belong to: the browser has buffered what came before this code
 */
export function reportWebVitals(route: string | undefined): void {
  const send = ({ name, value, rating }: Metric) =>
    sendReport({ kind: 'vital', name, value, rating, route });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send);
}
