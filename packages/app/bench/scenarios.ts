import { openAllToys, scrollAllToys } from './measure/allToys.ts';
import { sortAndFilter, typeToFind } from './measure/findToys.ts';
import { interact } from './measure/interactions.ts';
import { load, loadWithoutScripts } from './measure/load.ts';
import { navigateCold, navigateWarm } from './measure/routes.ts';
import { measureSignIn } from './measure/signIn.ts';
import { mountSlider, rotateSlider } from './measure/slider.ts';
import { visitAgain } from './measure/visitAgain.ts';
import { type Site, serveSite } from './pages/build.ts';
import type { Scenario } from './rounds.ts';

/** Returns the origin of a served site, with 48 toys unless another number is given. */
type OriginOf = (site: Site, toys?: number) => string;

interface Options {
  /** Lets sliders rotate for a shorter time. */
  quick: boolean;
  /** Selects the scenarios with this word in their name. */
  only: string;
  /** Without it scenarios have names and series, but cannot run. */
  originOf?: OriginOf;
}

const MANY = 10_000;
const SLIDERS = [24, MANY];

/**
 * Lists the scenarios.
 * @throws {Error} when no scenario has the word of `only` in its name
 */
export function listScenarios({ quick, only, originOf = () => '' }: Options): Scenario[] {
  const shop = { origin: originOf('shop') };
  const large = { origin: originOf('shop', MANY), count: MANY };
  const rotation = { origin: originOf('slider'), seconds: quick ? 9 : 30 };
  const all = [
    ...['/', '/alltoy'].flatMap((path) => [
      ...(['shop', 'floor', 'tutorial'] as const).map((site) =>
        load({ site, origin: originOf(site), path }),
      ),
      loadWithoutScripts({ ...shop, path }),
    ]),
    visitAgain({ ...shop, path: '/' }),
    measureSignIn(shop),
    interact(shop),
    navigateWarm(shop),
    ...navigateCold(shop),
    openAllToys({ ...shop, count: 48 }),
    openAllToys(large),
    scrollAllToys({ ...large, site: 'shop' }),
    scrollAllToys({ site: 'floor', origin: originOf('floor'), count: 48 }),
    sortAndFilter(large),
    typeToFind(large),
    ...SLIDERS.map((count) => mountSlider({ origin: originOf('slider', count), count })),
    rotateSlider({ ...rotation, slider: 'kit' }),
    rotateSlider({ ...rotation, slider: 'swiper' }),
  ];
  const chosen = all.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) return chosen;
  const names = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`No scenario has "${only}" in its name. The scenarios are:\n${names}`);
}

/** Serves every site that a scenario opens; `hosting` has the shop's settings. */
export async function serveSites(hosting: object) {
  const sites: [Site, number][] = [
    ...[48, MANY].map((toys): [Site, number] => ['shop', toys]),
    ...[48, ...SLIDERS].map((toys): [Site, number] => ['slider', toys]),
    ['floor', 48],
    ['tutorial', 48],
  ];
  const servers = new Map(
    await Promise.all(
      sites.map(
        async ([site, toys]) => [`${site} ${toys}`, await serveSite(site, toys, hosting)] as const,
      ),
    ),
  );
  const originOf: OriginOf = (site, toys = 48) => {
    const server = servers.get(`${site} ${toys}`);
    if (server === undefined) throw new Error(`No ${site} with ${toys} toys is served.`);
    return server.origin;
  };
  const close = () => {
    for (const server of servers.values()) server.close();
  };
  return { originOf, close };
}
