import { PAGES } from './floor.ts';
import { openAllToys, scrollAllToys } from './measure/allToys.ts';
import { interact } from './measure/interactions.ts';
import { load } from './measure/load.ts';
import { navigate } from './measure/routes.ts';
import type { Scenario } from './rounds.ts';
import type { Site } from './sites.ts';

/** Sites without origins: their scenarios have names and series, but cannot run. */
const NAMES: Site[] = (['shop', 'other', 'floor'] as const).map((name) => ({
  ...{ name, origin: '', many: '' },
}));

/**
 * Lists the scenarios.
 * @param only selects those with this word in their name
 * @throws {Error} when no scenario has the word
 */
export function listScenarios(only: string, sites = NAMES): Scenario[] {
  const all = sites.flatMap((site) => [
    ...Object.keys(PAGES).map((path) => load(site, path)),
    ...(site.name === 'floor'
      ? []
      : [
          interact(site),
          navigate(site),
          openAllToys(site, 'origin'),
          openAllToys(site, 'many'),
          scrollAllToys(site),
        ]),
  ]);
  const chosen = all.filter(({ name }) => name.includes(only));
  if (chosen.length > 0) return chosen;
  const names = all.map(({ name }) => `  ${name}`).join('\n');
  throw new Error(`No scenario has "${only}" in its name. The scenarios are:\n${names}`);
}
