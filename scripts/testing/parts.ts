import { PSEUDO_SHOP } from '../../packages/app/build/shop/pseudo/pseudoShop.ts';

/** A part of the check. Its command runs a tool of node_modules. */
export interface Part {
  name: string;
  /** A description, printed after the name. */
  doing: string;
  command: string;
  /** The format of its report; without one, the part is one check, which passes or fails. */
  report?: 'vitest' | 'playwright';
  env?: Record<string, string>;
  /** If it fails, only other required parts still run. */
  required?: boolean;
  /** Waits for the part of this name, and runs only if it has passed. */
  needs?: string;
  /** Successive parts with a lane run beside those of the other lane: they share no port, and often use one core. */
  lane?: 1 | 2;
  /** Only `npm test -- --all` runs it. */
  onlyAll?: boolean;
}

/** Builds the kit and the app. */
export const build: Part = {
  name: 'build',
  doing: 'building the packages and the app',
  command: 'node scripts/builds/testBuild.ts',
};

/** A part that runs a project of `vitest.config.ts`. */
export const vitest = (
  name: string,
  doing: string,
  {
    project = name,
    filter = '',
    ...part
  }: Partial<Part> & { project?: string; filter?: string } = {},
): Part => ({
  name,
  doing,
  command: `vitest run --project ${project} ${filter}`.trim(),
  report: 'vitest',
  ...part,
});

/** A part that runs projects of `playwright.config.ts`. */
export const playwright = (name: string, doing: string, part: Partial<Part> = {}): Part => ({
  name,
  doing,
  command: 'playwright test --project=development --project=shop --project=emulator-page',
  report: 'playwright',
  ...part,
});

/** The other shops, each in its own build. */
const otherShops = ['spielkiste', 'luba'].map((shop) =>
  playwright(shop, `building the shop ${shop} and visiting it in its own language and currency`, {
    command: 'playwright test --project=shop',
    env: { SHOP: shop },
    onlyAll: true,
  }),
);

/** The tag of the e2e tests of the specification. */
const CORE = '@core';

/**
 * The parts of `npm test`, those that fail fastest first.
 * @param all with everything else that guards a change: `npm test -- --all`
 */
export function partsOf({ all }: { all: boolean }): readonly Part[] {
  const more = all && { env: { TOYSTORE_ALL: '1' } };
  const parts: Part[] = [
    { name: 'types', doing: 'checking types', command: 'npm run types', required: true, lane: 1 },
    {
      name: 'lint',
      doing: 'checking style and imports',
      command: 'npm run lint',
      required: true,
      lane: 2,
    },
    vitest('unit', 'running the unit tests', { lane: 1, ...more }),
    { ...build, lane: 2 },
    vitest('built', 'reading the built pages as a host sends them', {
      needs: 'build',
      lane: 2,
      onlyAll: true,
    }),
    {
      name: 'budgets',
      doing: 'comparing the bytes of the built shop and kit with their budgets',
      command: 'node scripts/budgets.ts',
      needs: 'build',
      lane: 2,
    },
    vitest('package', 'packing kit, storefront, accounts and emulator and using them elsewhere', {
      needs: 'build',
      lane: 1,
      onlyAll: true,
    }),
    vitest('stories', 'playing the stories in Chromium, each with axe and screenshots', {
      lane: 2,
      ...more,
    }),
    vitest('pseudo', "playing the screens' stories in a pseudo language, each text replaced", {
      project: 'stories',
      filter: 'packages/app/src/screens',
      env: { STORY_SHOP: PSEUDO_SHOP },
      onlyAll: true,
    }),
    playwright('e2e', 'running the e2e tests in Chromium, on the build and the emulator', {
      needs: 'build',
      ...(!all && { command: `playwright test --project=shop --grep ${CORE}` }),
    }),
    ...otherShops,
  ];
  return parts.filter(({ onlyAll }) => all || !onlyAll);
}
