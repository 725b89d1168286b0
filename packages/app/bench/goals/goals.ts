import { SERIES as FINDING } from '../measure/findToys.ts';
import { INTERACTIONS, interactionSeries } from '../measure/interactions.ts';
import { ROUTES, routeSeries } from '../measure/routes.ts';
import { type Goal, type Row, seriesOf } from './evaluate.ts';
import type { Unit } from './statistics.ts';

const PAGES = ['/', '/alltoy'];

const row = (label: string, series: string, unit: Unit, goal?: Goal): Row => ({
  ...{ label, series, unit },
  ...(goal !== undefined && { goal }),
});

/** Compares a page of the shop with the floor's and the tutorial's. */
const compared = (page: string, metric: string, unit: Unit, goal?: Goal): Row => ({
  ...row(`${metric} of ${page}`, `shop ${page} ${metric}`, unit, goal),
  floor: `floor ${page} ${metric}`,
  tutorial: `tutorial ${page} ${metric}`,
});

const pages = PAGES.flatMap((page) => [
  compared(page, 'LCP', 'ms', { times: 1.1, of: `floor ${page} LCP` }),
  compared(page, 'LCP', 'ms', { times: 0.35, of: `tutorial ${page} LCP` }),
  row(`LCP of ${page}, scripts blocked`, `shop ${page} LCP without scripts`, 'ms', {
    times: 1.1,
    of: `floor ${page} LCP`,
  }),
  compared(page, 'FCP', 'ms', { times: 1.1, of: `floor ${page} FCP` }),
  compared(page, 'CLS', 'score', 0.01),
  compared(page, 'TBT', 'ms', 150),
]);

const visits = [
  compared('/', 'TTI', 'ms'),
  row('LCP of /, second visit', 'second visit / LCP', 'ms', {
    times: 0.5,
    of: 'first visit / LCP',
  }),
];

const bytes = [
  compared('/', 'total', 'bytes', 272_000),
  compared('/alltoy', 'total', 'bytes', 252_000),
  row('JavaScript of /login, the SDK included', 'shop /login JavaScript', 'bytes', 172_000),
];

const interactions = [
  ...INTERACTIONS.map((name) => row(`INP: ${name}`, interactionSeries(name), 'ms', 150)),
  row('INP: the median interaction', interactionSeries('median'), 'ms', 100),
];

const routes = ROUTES.map(({ name, from }) =>
  row(`Route: ${name}${from ? ', cold' : ''}`, routeSeries(name), 'ms', from ? 600 : 150),
);

const usable = (count: string) => `shop /alltoy usable with ${count}`;

const catalogues: Row[] = [
  row('Usable /alltoy with 48 toys', usable('48'), 'ms'),
  row('Usable /alltoy with 10,000 toys', usable('10,000'), 'ms', { times: 1.7, of: usable('48') }),
  row('Sort or filter 10,000 toys, to the next frame', FINDING.filter, 'ms', 100),
  row('Search in 10,000 toys: slowest keystroke', FINDING.keystroke, 'ms', 16),
  row('Search in 10,000 toys: longest task over 50 ms', FINDING.longest, 'ms', 50),
  {
    ...row('Slow frames of 240, scrolling 10,000 toys', 'shop /alltoy slow frames', 'count', {
      plus: 5,
      of: 'floor /alltoy slow frames',
    }),
    floor: 'floor /alltoy slow frames',
  },
];

const slider = [
  row('Slider: mount with 24 toys', 'slider mount with 24', 'ms'),
  row('Slider: mount with 10,000 toys', 'slider mount with 10,000', 'ms', {
    times: 2,
    of: 'slider mount with 24',
  }),
  row('Slider: main thread, 30 s of rotation', 'slider CPU', 'ms', {
    times: 0.5,
    of: 'Swiper CPU',
  }),
];

/** The shop's performance goals, with a few informative rows. */
export const rows: Row[] = [
  ...pages,
  ...visits,
  ...bytes,
  ...interactions,
  ...routes,
  ...catalogues,
  ...slider,
];

/** Returns the rows for which these series are enough. */
export const rowsFor = (measured: readonly string[]) =>
  rows.filter((candidate) => seriesOf(candidate).every((series) => measured.includes(series)));
