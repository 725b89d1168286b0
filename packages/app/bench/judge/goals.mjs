import { LATE_CODE } from '../measure/lateCode.mjs';
import { navigationSeries } from '../measure/navigation.mjs';

import { basisOf } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Row} Row */

const PAGES = ['/', '/alltoy'];

/** @returns {Row[]} what a visitor waits for */
const waiting = () =>
  PAGES.flatMap((page) => {
    const rowOf = (/** @type {string} */ metric, /** @type {Row['unit']} */ unit = 'ms') => ({
      what: `${metric} of ${page}`,
      series: `shop ${page} ${metric}`,
      unit,
      floor: `floor ${page} ${metric}`,
      tutorial: `tutorial ${page} ${metric}`,
    });
    return [
      { ...rowOf('LCP'), goal: { times: 1.2, of: `floor ${page} LCP` } },
      { ...rowOf('LCP'), goal: { times: 0.4, of: `tutorial ${page} LCP` } },
      { ...rowOf('FCP'), goal: { times: 1.15, of: `floor ${page} FCP` } },
      { ...rowOf('CLS', 'score'), goal: { atMost: 0.01 } },
      { ...rowOf('TBT'), goal: { atMost: 150 } },
    ];
  });

/** @returns {Row[]} what a visitor downloads */
const loading = () => [
  bytes('JavaScript before LCP of /', '/ JavaScript before LCP', 100_000),
  ...PAGES.flatMap((page) =>
    LATE_CODE.map((code) =>
      bytes(
        `Chunks with ${code} before first paint of ${page}`,
        `${page} ${code} before first paint`,
        0,
      ),
    ),
  ),
  ...PAGES.map((page) =>
    bytes(`Chunks with firebase on ${page}, no session`, `${page} firebase`, 0),
  ),
  ...PAGES.map((page) => bytes(`CSS of ${page}`, `${page} CSS`, 12_000)),
  bytes('JavaScript of /login with the SDK, all in', '/login JavaScript', 125_000),
  bytes('First load of /, all in', '/ total', 220_000),
  { ...bytes('JavaScript of /, all in', '/ JavaScript'), ...againstOthers('/ JavaScript') },
  { ...bytes('First load of /alltoy, all in', '/alltoy total'), ...againstOthers('/alltoy total') },
];

/**
 * @param {string} what
 * @param {string} series of the shop
 * @param {number} [atMost]
 * @returns {Row}
 */
const bytes = (what, series, atMost) => ({
  what,
  series: `shop ${series}`,
  unit: 'bytes',
  ...(atMost !== undefined && { goal: { atMost } }),
});

const againstOthers = (/** @type {string} */ series) => ({
  floor: `floor ${series}`,
  tutorial: `tutorial ${series}`,
});

/** @type {Row[]} what another shop takes from the kit */
const kit = [
  { what: 'Kit: Button alone', series: 'kit Button', unit: 'bytes', goal: { atMost: 2_000 } },
  { what: 'Kit: ToyCard alone', series: 'kit ToyCard', unit: 'bytes', goal: { atMost: 4_000 } },
  {
    what: 'Kit: stylesheets pulled by an import',
    series: 'kit stylesheets',
    unit: 'count',
    goal: { atMost: 0 },
  },
];

/** @type {Row[]} from one screen to another, once the shop has loaded */
const moving = navigationSeries.map(({ what, series }) => ({
  what,
  series,
  unit: 'ms',
  goal: { atMost: 100 },
}));

/** Longer than this nobody waits. */
export const PATIENCE = 60_000;

const usable = (/** @type {string} */ count) => `shop /alltoy usable with ${count}`;

/** @type {Row[]} catalogues of every size */
const sizes = [
  { what: 'Usable /alltoy with 48 toys', series: usable('48'), unit: 'ms' },
  { what: 'Usable /alltoy with 1,000 toys', series: usable('1,000'), unit: 'ms' },
  {
    what: 'Usable /alltoy with 10,000 toys',
    series: usable('10,000'),
    unit: 'ms',
    goal: { times: 1.5, of: usable('48') },
  },
  {
    what: 'Usable /alltoy with 100,000 toys',
    series: usable('100,000'),
    unit: 'ms',
    goal: { atMost: PATIENCE },
  },
  {
    what: 'DOM after 20 screens of 10,000 toys',
    series: 'shop /alltoy DOM after 20 screens',
    unit: 'count',
    goal: { atMost: 800 },
  },
  {
    what: 'Late frames in 240, scrolling 10,000 toys',
    series: 'shop /alltoy late frames',
    unit: 'count',
    floor: 'floor /alltoy late frames',
    goal: { plus: 5, of: 'floor /alltoy late frames' },
  },
];

/** @type {Row[]} */
const slider = [
  ...['24', '10,000'].map((count) => ({
    what: `Slider: DOM with ${count} toys`,
    series: `slider DOM with ${count}`,
    unit: /** @type {const} */ ('count'),
    goal: { atMost: 60 },
  })),
  { what: 'Slider: mount with 24 toys', series: 'slider mount with 24', unit: 'ms' },
  {
    what: 'Slider: mount with 10,000 toys',
    series: 'slider mount with 10,000',
    unit: 'ms',
    goal: { times: 2, of: 'slider mount with 24' },
  },
  {
    what: 'Slider: main thread, 30 s of turning',
    series: 'slider CPU',
    unit: 'ms',
    goal: { times: 0.5, of: 'Swiper CPU' },
  },
  { what: 'Swiper’s loop: main thread, 30 s', series: 'Swiper CPU', unit: 'ms' },
  { what: 'Slider: its whole process', series: 'slider CPU of its process', unit: 'ms' },
  { what: 'Swiper’s loop: its whole process', series: 'Swiper CPU of its process', unit: 'ms' },
];

/** Every goal of the shop's speed, and some figures beside them. @type {Row[]} */
export const rows = [...waiting(), ...loading(), ...moving, ...kit, ...sizes, ...slider];

/**
 * The rows whose verdict rests on nothing but these series: others cannot be judged.
 * @param {readonly string[]} measured
 */
export const rowsOf = (measured) =>
  rows.filter((row) => basisOf(row).every((series) => measured.includes(series)));
