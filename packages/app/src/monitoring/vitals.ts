import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { report } from './report.ts';

/**
 * Reports the page's vitals as they become known.
 * @param route of the page that was opened, which they are about: the browser has kept what came before this code
 */
export function watchVitals(route: string | undefined): void {
  const tell = ({ name, value, rating }: Metric) =>
    report({ kind: 'vital', name, value, rating, route });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell);
}
