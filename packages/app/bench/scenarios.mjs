import { weighKit } from './kitSizes.mjs';
import { load } from './measure/load.mjs';
import { login } from './measure/login.mjs';
import { navigate } from './measure/navigation.mjs';
import { mountSlider, turnSlider } from './measure/sliders.mjs';
import { scrollFloor, tryAllToys } from './measure/usable.mjs';
import { open } from './sites.mjs';

/** @typedef {import('./rounds.mjs').Scenario} Scenario */

/**
 * @typedef {object} Sites where all that is measured is served
 * @property {(name: 'shop' | 'floor' | 'tutorial' | 'slider', toys?: number) => string} originOf
 * @property {(path: string, code: import('./measure/lateCode.mjs').LateCode) => boolean} hasLateCode of the shop
 */

const SIZES = [48, 1_000, 10_000, 100_000];
const MOUNTED = [24, 10_000];
const PAGES = ['/', '/alltoy'];

/** @param {boolean} quick */
const sizesOf = (quick) => SIZES.filter((count) => !quick || count <= 10_000);

/** Before anything is built: scenarios are known by their names then, and cannot be run. @type {Sites} */
const NOWHERE = { originOf: () => '', hasLateCode: () => false };

/**
 * What is measured.
 * @param {{ quick: boolean, only: string, sites?: Sites }} options quick leaves the largest catalogues out and lets
 *   sliders turn less long; `only` keeps what has that word in its name
 * @returns {Scenario[]}
 * @throws {Error} when nothing has that word
 */
export function listScenarios({ quick, only, sites: { originOf, hasLateCode } = NOWHERE }) {
  const shop = { site: 'shop', origin: originOf('shop'), hasLateCode };
  const turning = { origin: originOf('slider', 48), seconds: quick ? 9 : 30 };
  const all = [
    ...PAGES.flatMap((path) => [
      load({ ...shop, path }),
      .../** @type {const} */ (['floor', 'tutorial']).map((site) =>
        load({ site, origin: originOf(site), path }),
      ),
    ]),
    login({ ...shop, path: '/login' }),
    navigate(shop),
    ...sizesOf(quick).map((count) =>
      tryAllToys({ origin: originOf('shop', count), count, scroll: count === 10_000 }),
    ),
    scrollFloor({ origin: originOf('floor') }),
    ...MOUNTED.map((count) => mountSlider({ origin: originOf('slider', count), count })),
    turnSlider({ ...turning, which: 'kit' }),
    turnSlider({ ...turning, which: 'swiper' }),
    weighKit,
  ];
  const chosen = all.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) return chosen;
  throw new Error(
    `No scenario has "${only}" in its name. They are:\n${all.map(({ name }) => `  ${name}`).join('\n')}`,
  );
}

/**
 * Serves all that is measured, as it was built.
 * @param {{ quick: boolean }} options
 * @returns {Promise<Pick<Sites, 'originOf'> & { close: () => void }>}
 */
export async function serveSites({ quick }) {
  const served = await Promise.all([
    ...sizesOf(quick).map((count) => named(`shop ${count}`, open.shop(count))),
    ...[48, ...MOUNTED].map((count) => named(`slider ${count}`, open.slider(count))),
    named('floor 48', open.floor()),
    named('tutorial 48', open.tutorial()),
  ]);
  return {
    originOf: (site, toys = 48) => {
      const found = served.find(({ name }) => name === `${site} ${toys}`);
      if (found === undefined) throw new Error(`No ${site} with ${toys} toys is served.`);
      return found.origin;
    },
    close: () => {
      for (const { close } of served) close();
    },
  };
}

/** @param {string} name @param {ReturnType<typeof open.shop>} serving */
const named = async (name, serving) => ({ name, ...(await serving) });
