import { SERIES as FINDING } from '../measure/findToys.mjs';
import { INTERACTIONS, interactionSeries } from '../measure/interactions.mjs';
import { LAZY_PACKAGES } from '../measure/lazyPackages.mjs';
import { ROUTES, routeSeries } from '../measure/routes.mjs';
import { seriesOf } from './evaluate.mjs';

/** @typedef {import('./evaluate.mjs').Row} Row */
/** @typedef {import('./evaluate.mjs').Goal} Goal */

const PAGES = ['/', '/alltoy'];

/**
 * A row that compares the shop with the floor and the tutorial.
 * @param {string} label
 * @param {string} name of the series, without the site
 * @param {Row['unit']} unit
 * @param {Goal} [goal]
 * @returns {Row}
 */
const compared = (label, name, unit, goal) => ({
  label,
  series: `shop ${name}`,
  unit,
  floor: `floor ${name}`,
  tutorial: `tutorial ${name}`,
  ...(goal && { goal }),
});

/** @type {Row[]} */
const vitals = PAGES.flatMap((page) => [
  compared(`LCP of ${page}`, `${page} LCP`, 'ms', { times: 1.1, of: `floor ${page} LCP` }),
  compared(`LCP of ${page}`, `${page} LCP`, 'ms', { times: 0.35, of: `tutorial ${page} LCP` }),
  {
    label: `LCP of ${page}, scripts blocked`,
    series: `shop ${page} LCP without scripts`,
    unit: 'ms',
    goal: { times: 1.1, of: `floor ${page} LCP` },
  },
  compared(`FCP of ${page}`, `${page} FCP`, 'ms', { times: 1.1, of: `floor ${page} FCP` }),
  compared(`CLS of ${page}`, `${page} CLS`, 'score', { atMost: 0.01 }),
  compared(`TBT of ${page}`, `${page} TBT`, 'ms', { atMost: 150 }),
]);

/** The phone of most shoppers, and what the service worker costs a first visit. @type {Row[]} */
const conditions = [
  ...PAGES.flatMap((page) =>
    ['LCP', 'FCP', 'TBT'].map((metric) => ({
      label: `P75 phone of 2026: ${metric} of ${page}`,
      series: `p75 ${page} ${metric}`,
      unit: /** @type {const} */ ('ms'),
    })),
  ),
  ...['LCP', 'FCP', 'TBT'].map((metric) => ({
    label: `${metric} of /, a browser without service workers`,
    series: `without-worker / ${metric}`,
    unit: /** @type {const} */ ('ms'),
  })),
];

/** @type {Row[]} */
const laterVisits = [
  {
    label: 'LCP of /, second visit',
    series: 'second visit / LCP',
    unit: 'ms',
    goal: { times: 0.5, of: 'first visit / LCP' },
  },
  ...['first', 'second', 'offline'].flatMap((visit) =>
    ['LCP', 'FCP', 'TBT'].map((metric) => ({
      label: `${metric} of /, ${visit === 'offline' ? 'a visit without a network' : `${visit} visit`}`,
      series: `${visit} visit / ${metric}`,
      unit: /** @type {const} */ ('ms'),
    })),
  ),
];

/**
 * @param {string} label
 * @param {string} name of the shop's series
 * @param {number} atMost
 * @returns {Row}
 */
const bytes = (label, name, atMost) => ({
  label,
  series: `shop ${name}`,
  unit: 'bytes',
  goal: { atMost },
});

/** @type {Row[]} */
const transfers = [
  bytes('JavaScript before LCP of /', '/ JavaScript before LCP', 100_000),
  ...PAGES.flatMap((page) =>
    LAZY_PACKAGES.map((name) =>
      bytes(`Chunks with ${name} before FCP of ${page}`, `${page} ${name} before FCP`, 0),
    ),
  ),
  ...PAGES.map((page) =>
    bytes(`Chunks with firebase on ${page}, no session`, `${page} firebase`, 0),
  ),
  ...PAGES.map((page) => bytes(`CSS of ${page}`, `${page} CSS`, 16_000)),
  bytes('JavaScript of /login, the SDK included', '/login JavaScript', 160_000),
  bytes('First load of /, all resources', '/ total', 265_000),
  compared('JavaScript of /', '/ JavaScript', 'bytes'),
  compared('First load of /alltoy, all resources', '/alltoy total', 'bytes'),
];

/** @type {Row[]} */
const interactions = [
  compared('Time to interactive of /', '/ TTI', 'ms'),
  ...INTERACTIONS.map((name) => ({
    label: `INP: ${name}`,
    series: interactionSeries(name),
    unit: /** @type {const} */ ('ms'),
    goal: { atMost: 150 },
  })),
  {
    label: 'INP: the median interaction',
    series: interactionSeries('median'),
    unit: 'ms',
    goal: { atMost: 100 },
  },
];

/** @type {Row[]} */
const routes = ROUTES.map(({ name, cold }) => ({
  label: `Route: ${name}${cold ? ', cold' : ''}`,
  series: routeSeries(name),
  unit: 'ms',
  goal: { atMost: cold ? 600 : 150 },
}));

const usable = (/** @type {string} */ count) => `shop /alltoy usable with ${count}`;

/** @type {Row[]} */
const catalogues = [
  { label: 'Usable /alltoy with 48 toys', series: usable('48'), unit: 'ms' },
  { label: 'Usable /alltoy with 1,000 toys', series: usable('1,000'), unit: 'ms' },
  {
    label: 'Usable /alltoy with 10,000 toys',
    series: usable('10,000'),
    unit: 'ms',
    goal: { times: 1.7, of: usable('48') },
  },
  {
    label: 'DOM nodes after 20 screens of 10,000 toys',
    series: 'shop /alltoy DOM nodes',
    unit: 'count',
    goal: { atMost: 800 },
  },
  {
    label: 'Sort or filter 10,000 toys: click to frame',
    series: FINDING.decision,
    unit: 'ms',
    goal: { atMost: 100 },
  },
  {
    label: 'Sort or filter 10,000 toys: click to the last change of a card',
    series: FINDING.cards,
    unit: 'ms',
  },
  {
    label: 'DOM nodes after sorting and filtering 10,000 toys',
    series: FINDING.nodes,
    unit: 'count',
    goal: { atMost: 800 },
  },
  {
    label: 'Search in 10,000 toys: slowest keystroke',
    series: FINDING.keystroke,
    unit: 'ms',
    goal: { atMost: 16 },
  },
  {
    label: 'Search in 10,000 toys: longest task, 0 if none is over 50 ms',
    series: FINDING.longest,
    unit: 'ms',
    goal: { atMost: 50 },
  },
  {
    label: 'Slow frames of 240, scrolling 10,000 toys',
    series: 'shop /alltoy slow frames',
    unit: 'count',
    floor: 'floor /alltoy slow frames',
    goal: { plus: 5, of: 'floor /alltoy slow frames' },
  },
];

/** @type {Row[]} */
const slider = [
  ...['24', '10,000'].map((count) => ({
    label: `Slider: DOM nodes with ${count} toys`,
    series: `slider DOM nodes with ${count}`,
    unit: /** @type {const} */ ('count'),
    goal: { atMost: 60 },
  })),
  { label: 'Slider: mount with 24 toys', series: 'slider mount with 24', unit: 'ms' },
  {
    label: 'Slider: mount with 10,000 toys',
    series: 'slider mount with 10,000',
    unit: 'ms',
    goal: { times: 2, of: 'slider mount with 24' },
  },
  {
    label: 'Slider: main thread, 30 s of rotation',
    series: 'slider CPU',
    unit: 'ms',
    goal: { times: 0.5, of: 'Swiper CPU' },
  },
  { label: 'Swiper’s loop: main thread, 30 s', series: 'Swiper CPU', unit: 'ms' },
  { label: 'Slider: the whole process', series: 'slider CPU of the process', unit: 'ms' },
  { label: 'Swiper’s loop: the whole process', series: 'Swiper CPU of the process', unit: 'ms' },
];

/** @type {Row[]} */
const kit = [
  { label: 'Kit: Button alone', series: 'kit Button', unit: 'bytes', goal: { atMost: 2_000 } },
  { label: 'Kit: ToyCard alone', series: 'kit ToyCard', unit: 'bytes', goal: { atMost: 4_000 } },
  {
    label: 'Kit: stylesheets that an import brings',
    series: 'kit stylesheets',
    unit: 'count',
    goal: { atMost: 0 },
  },
];

/** Every goal of the shop's performance, with informative rows beside them. @type {Row[]} */
export const rows = [
  ...vitals,
  ...conditions,
  ...laterVisits,
  ...transfers,
  ...interactions,
  ...routes,
  ...catalogues,
  ...slider,
  ...kit,
];

/**
 * The rows that these series are enough for.
 * @param {readonly string[]} measured
 */
export const rowsFor = (measured) =>
  rows.filter((row) => seriesOf(row).every((series) => measured.includes(series)));
