import { lateCodeIn } from './measure/lateCode.mjs';
import { load } from './measure/load.mjs';
import { login } from './measure/login.mjs';
import { navigate } from './measure/navigation.mjs';
import { mountSlider, turnSlider } from './measure/sliders.mjs';
import { scrollFloor, useAllToys } from './measure/usable.mjs';
import { open, shopFolder } from './sites.mjs';

/** @typedef {import('./rounds.mjs').Scenario} Scenario */

const SIZES = [48, 1_000, 10_000, 100_000];
const PAGES = ['/', '/alltoy'];

/**
 * Serves all that is measured and lists what to do with it.
 * @param {{ quick: boolean }} options quick leaves the largest catalogues out and lets sliders turn less long
 * @returns {Promise<{ scenarios: Scenario[], origins: string[], close: () => void }>} and where the shop and the references are
 */
export async function prepareScenarios({ quick }) {
  const [shop, floor, tutorial] = await Promise.all([open.shop(), open.floor(), open.tutorial()]);
  const sizes = await Promise.all(
    SIZES.filter((count) => !quick || count <= 10_000).map(async (count) => ({
      count,
      ...(await open.shop(count)),
    })),
  );
  const sliders = await Promise.all(
    [24, 48, 10_000].map(async (count) => ({ count, ...(await open.slider(count)) })),
  );
  const turning = sliders.find(({ count }) => count === 48)?.origin ?? '';
  const seconds = quick ? 9 : 30;

  const hasLateCode = lateCodeIn(shopFolder());
  const references = { floor, tutorial };
  return {
    scenarios: [
      ...PAGES.flatMap((path) => [
        load({ site: 'shop', origin: shop.origin, path, hasLateCode }),
        ...Object.entries(references).map(([site, { origin }]) => load({ site, origin, path })),
      ]),
      login({ site: 'shop', origin: shop.origin, path: '/login', hasLateCode }),
      navigate(shop),
      ...sizes.map(({ origin, count }) => useAllToys({ origin, count, scroll: count === 10_000 })),
      scrollFloor(floor),
      ...sliders.filter(({ count }) => count !== 48).map(mountSlider),
      turnSlider({ origin: turning, which: 'kit', seconds }),
      turnSlider({ origin: turning, which: 'swiper', seconds }),
    ],
    origins: [shop, floor, tutorial].map(({ origin }) => origin),
    close: () => {
      for (const site of [shop, floor, tutorial, ...sizes, ...sliders]) site.close();
    },
  };
}
