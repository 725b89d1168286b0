import type { Row, Unit } from './evaluate.ts';
import { usableSeries } from './measure/allToys.ts';
import { INTERACTIONS, interactionSeries } from './measure/interactions.ts';
import { ROUTES, routeSeries } from './measure/routes.ts';

const row = (label: string, series: string, unit: Unit, goal?: Row['goal']): Row => ({
  ...{ label, series: `shop ${series}`, unit },
  ...(goal !== undefined && { goal }),
});

const toFloor = (series: string, times: number) => ({ times, of: `floor ${series}` });

/** Milliseconds of total blocking time. */
const BLOCKING = { '/': 120, '/alltoy': 140, '/login': 150 };

/** The shop's performance goals. */
export const rows: Row[] = [
  ...Object.entries(BLOCKING).flatMap(([page, blocking]) => [
    row(`LCP of ${page}`, `${page} LCP`, 'ms', toFloor(`${page} LCP`, 1)),
    row(`FCP of ${page}`, `${page} FCP`, 'ms', toFloor(`${page} FCP`, 1.05)),
    row(`CLS of ${page}`, `${page} CLS`, 'score', 0.01),
    row(`TBT of ${page}`, `${page} TBT`, 'ms', blocking),
    row(`Longest task of ${page}`, `${page} longest task`, 'ms', 80),
  ]),
  ...INTERACTIONS.map((name) => row(`INP: ${name}`, interactionSeries(name), 'ms', 150)),
  row('INP: the median interaction', interactionSeries('median'), 'ms', 100),
  ...ROUTES.map(({ name }) => row(`Route: ${name}`, routeSeries(name), 'ms', 150)),
  row('Usable /alltoy with 48 toys', usableSeries('origin'), 'ms'),
  row('Usable /alltoy with 10,000 toys', usableSeries('many'), 'ms', {
    ...{ times: 1.7, of: `shop ${usableSeries('origin')}` },
  }),
  row('Slow frames of 240, scrolling 10,000 toys', '/alltoy slow frames', 'count', 5),
];

/** Returns the rows for which these series are enough. */
export const rowsFor = (measured: readonly string[]) =>
  rows.filter(({ series, goal }) =>
    [series, ...(typeof goal === 'object' ? [goal.of] : [])].every((one) => measured.includes(one)),
  );
