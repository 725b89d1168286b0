import { scrollAllToys, useAllToys } from './measure/allToys.mjs';
import { P75_NETWORK } from './measure/conditions.mjs';
import { decide, typeToFind } from './measure/findToys.mjs';
import { interact } from './measure/interactions.mjs';
import { kitSizes } from './measure/kitSizes.mjs';
import { load, loadWithoutScripts } from './measure/load.mjs';
import { navigateCold, navigateWarm } from './measure/routes.mjs';
import { measureSignIn } from './measure/signIn.mjs';
import { mountSlider, rotateSlider } from './measure/slider.mjs';
import { visitAgain } from './measure/visitAgain.mjs';
import { serveSite } from './pages/build.mjs';

/** @typedef {import('./pages/build.mjs').Site} Site */

/**
 * @typedef {object} Sites what is measured
 * @property {(site: Site, toys?: number) => string} originOf
 * @property {import('./measure/lazyPackages.mjs').FileContains} fileContains of the shop's files
 */

const CATALOGUES = [48, 1_000, 10_000];
const SLIDERS = [24, 10_000];
const PAGES = ['/', '/alltoy'];

/** Without sites the scenarios have names and series, but cannot run. @type {Sites} */
const NO_SITES = { originOf: () => '', fileContains: () => false };

/**
 * All that is measured.
 * @param {{ quick: boolean, only: string, sites?: Sites }} options `quick` lets sliders rotate for a shorter time;
 *   `only` keeps the scenarios with that word in their name
 * @returns {import('./rounds.mjs').Scenario[]}
 * @throws {Error} when no scenario has that word
 */
export function listScenarios({ quick, only, sites: { originOf, fileContains } = NO_SITES }) {
  const shop = { site: 'shop', origin: originOf('shop'), fileContains };
  const rotation = { origin: originOf('slider'), seconds: quick ? 9 : 30 };
  const all = [
    ...PAGES.flatMap((path) => [
      load({ ...shop, path }),
      loadWithoutScripts({ ...shop, path }),
      load({ site: 'floor', origin: originOf('floor'), path }),
      load({ site: 'tutorial', origin: originOf('tutorial'), path }),
    ]),
    load({ site: 'without-worker', origin: originOf('shop'), path: '/', serviceWorker: false }),
    ...PAGES.map((path) =>
      load({ site: 'p75', origin: originOf('shop'), path, network: P75_NETWORK }),
    ),
    visitAgain({ origin: originOf('shop'), path: '/' }),
    measureSignIn(shop),
    interact(shop),
    navigateWarm(shop),
    ...navigateCold(shop),
    ...CATALOGUES.map((count) => useAllToys({ origin: originOf('shop', count), count })),
    scrollAllToys({ site: 'shop', origin: originOf('shop', 10_000), count: 10_000 }),
    decide({ origin: originOf('shop', 10_000), count: 10_000 }),
    typeToFind({ origin: originOf('shop', 10_000), count: 10_000 }),
    scrollAllToys({ site: 'floor', origin: originOf('floor'), count: 48 }),
    ...SLIDERS.map((count) => mountSlider({ origin: originOf('slider', count), count })),
    rotateSlider({ ...rotation, slider: 'kit' }),
    rotateSlider({ ...rotation, slider: 'swiper' }),
    kitSizes,
  ];
  const chosen = all.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) return chosen;
  const names = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`No scenario has "${only}" in its name. They are:\n${names}`);
}

/**
 * Serves all sites as they were built.
 * @param {object} hosting the settings that the shop is served with
 * @returns {Promise<Pick<Sites, 'originOf'> & { close: () => void }>}
 */
export async function serveSites(hosting) {
  /** @type {[Site, number][]} */
  const sites = [
    ...CATALOGUES.map((toys) => /** @type {[Site, number]} */ (['shop', toys])),
    ...[48, ...SLIDERS].map((toys) => /** @type {[Site, number]} */ (['slider', toys])),
    ['floor', 48],
    ['tutorial', 48],
  ];
  const servers = new Map(
    await Promise.all(
      sites.map(
        async ([site, toys]) =>
          /** @type {const} */ ([`${site} ${toys}`, await serveSite(site, toys, hosting)]),
      ),
    ),
  );
  return {
    originOf: (site, toys = 48) => {
      const server = servers.get(`${site} ${toys}`);
      if (server === undefined) throw new Error(`No ${site} with ${toys} toys is served.`);
      return server.origin;
    },
    close: () => {
      for (const { close } of servers.values()) close();
    },
  };
}
