import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { report } from './report.ts';

/**
 * Reports the page's vitals as they become known. They are about the page that was opened, whichever screens
 * were visited from there; the browser has kept what came before this code.
 */
export function watchVitals(routeNow: () => string | undefined): void {
  const route = routeNow();
  const tell = ({ name, value, rating }: Metric) =>
    report({ kind: 'vital', name, value, rating, route });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell);
}
