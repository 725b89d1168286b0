/** A part of `npm test`: the Wireit script `part:<name>` of package.json. */
export interface Part {
  name: string;
  /** What it does, printed after its name. */
  doing: string;
  /** The format of its report; without one, the part is one check, which passes or fails. */
  report?: 'vitest' | 'playwright';
  /** The command that runs it alone; of Vitest, without the files that failed. */
  again: string;
  /** The command, if it is not a Wireit script, whose result is cached. */
  command?: string;
  env?: Record<string, string>;
  /** If it fails, only other required parts still run. */
  required?: boolean;
  /** Runs only if the part of this name has passed. */
  needs?: string;
  /** Successive parts with a lane run beside those of the other lane: they share no port, and often use one core. */
  lane?: 1 | 2;
}

/** Builds the kit and the app. */
export const build: Part = {
  name: 'build',
  doing: 'building the kit and the app',
  again: 'npm test -- build',
};

/** A command in a shell, with the variables that it needs. */
export const shellCommand = (env: Record<string, string>, command: string): string =>
  [...Object.entries(env).map((entry) => entry.join('=')), command].join(' ');

/** A part that runs e2e tests. */
export const playwright = (part: Omit<Part, 'report' | 'again'>): Part => ({
  ...part,
  report: 'playwright',
  again: shellCommand({ TOYSTORE_PART: part.name, ...part.env }, 'npm run e2e -- --last-failed'),
});

const vitest = (name: string, doing: string, project = name): Part => ({
  name,
  doing,
  report: 'vitest',
  again: `npx vitest run --project ${project}`,
});

/** The other shops, each in its own build. */
export const otherShops = (own: Partial<Part> = {}): Part[] =>
  ['spielkiste', 'luba'].map((shop) =>
    playwright({
      ...own,
      name: shop,
      doing: `building the shop ${shop} and visiting it in its own language and currency`,
      env: { ...own.env, SHOP: shop },
    }),
  );

const unit = (name: string, tests: string): Part => ({
  ...vitest(`unit-${name}`, `running the unit tests ${tests}`, 'unit'),
  lane: 1,
});

/** The parts of `npm test`, those that fail fastest first. */
export const PARTS: readonly Part[] = [
  { name: 'types', doing: 'checking types', again: 'npm run types', required: true, lane: 1 },
  {
    name: 'lint',
    doing: 'checking style and imports',
    again: 'npm run lint',
    required: true,
    lane: 2,
  },
  unit('sources', 'that read the sources'),
  ...['scripts', 'storefront', 'accounts', 'ui', 'app', 'auth-emulator'].map((name) =>
    unit(name, `of ${name}`),
  ),
  { ...build, lane: 2 },
  {
    ...vitest('built', 'reading the built pages as a host sends them'),
    needs: 'build',
    lane: 2,
  },
  {
    name: 'budgets',
    doing: 'comparing the bytes of the built shop with their budgets',
    again: 'npm run budgets',
    needs: 'build',
    lane: 2,
  },
  {
    ...vitest(
      'package',
      'packing kit, storefront, accounts and emulator and using them outside of this project',
    ),
    needs: 'build',
    lane: 2,
  },
  {
    ...vitest('stories', 'playing the stories in Chromium, each with axe and screenshots'),
    lane: 2,
  },
  vitest(
    'pseudo',
    "playing the screens' stories in a pseudo language while each text is replaced, as translation does",
  ),
  playwright({
    name: 'e2e',
    doing: 'running the e2e tests in Chromium, on the build, the dev server and the emulator',
    needs: 'build',
  }),
  ...otherShops(),
];
