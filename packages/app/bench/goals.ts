import type { Row, Unit } from './evaluate.ts';
import { PAGES } from './floor.ts';
import { usableSeries } from './measure/allToys.ts';
import { INTERACTIONS, interactionSeries } from './measure/interactions.ts';
import { ROUTES, routeSeries } from './measure/routes.ts';

const row = (label: string, series: string, unit: Unit, goal?: Row['goal']): Row => ({
  ...{ label, series: `shop ${series}`, unit },
  ...(goal !== undefined && { goal }),
});

const toFloor = (series: string) => ({ times: 1.1, of: `floor ${series}` });

/** The shop's performance goals. */
export const rows: Row[] = [
  ...Object.keys(PAGES).flatMap((page) => [
    row(`LCP of ${page}`, `${page} LCP`, 'ms', toFloor(`${page} LCP`)),
    row(`FCP of ${page}`, `${page} FCP`, 'ms', toFloor(`${page} FCP`)),
    row(`CLS of ${page}`, `${page} CLS`, 'score', 0.01),
    row(`TBT of ${page}`, `${page} TBT`, 'ms', 150),
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
