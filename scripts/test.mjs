/* `npm test`: every check there is; its last line counts them. */

import { findBrowser } from './browser.mjs';
import { countByReport, exitCodeOf, runCheck, runScript } from './check.mjs';
import { runCommand } from './command.mjs';
import { lastLine, oneCheck, playwrightCounts, sum, vitestCounts } from './counts.mjs';
import { runPictures } from './pictures-check.mjs';
import { requirePorts, startE2e, startServers } from './playwright.mjs';
import { EMULATOR_BUILD } from './shop.mjs';
import { bold, inColour } from './terminal.mjs';

/** @typedef {import('./check.mjs').Check} Check */

/** @type {Check[]} */
const checksOfTheCode = [
  {
    name: 'types',
    doing: 'checking types with TypeScript',
    run: async (print) => oneCheck(await runScript('types', print)),
  },
  {
    name: 'lint',
    doing: 'checking style and imports with Biome',
    run: async (print) =>
      oneCheck(
        await runScript('lint', print, {
          scriptArguments: [`--colors=${inColour ? 'force' : 'off'}`], // Biome reads no NO_COLOR
        }),
      ),
  },
  {
    name: 'unit',
    doing: 'running the unit tests',
    run: (print) => runVitest('unit', print),
  },
  {
    name: 'package',
    doing: 'packing the kit and using it in an app outside of this project',
    run: (print) =>
      countByReport(
        'package',
        (file) => runScript('package', print, { scriptArguments: [`--report=${file}`] }),
        (counts) => counts,
      ),
  },
  {
    name: 'stories',
    doing: 'playing the stories in Chromium, each with axe',
    run: (print) => runVitest('stories', print),
  },
  {
    name: 'pictures',
    doing: 'comparing pictures of the stories with the stored ones',
    run: (print) =>
      countByReport('pictures', (report) => runPictures({ report, print }), playwrightCounts),
  },
];

/**
 * @param {'unit' | 'stories'} script
 * @param {(text: string) => void} print
 */
function runVitest(script, print) {
  return countByReport(
    script,
    (file) =>
      runScript(script, print, {
        scriptArguments: [
          '--allowOnly=false',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
      }),
    vitestCounts,
  );
}

let isBuilt = false;

/** @type {Check} */
const build = {
  name: 'build',
  doing: 'building the kit and the app',
  run: async (print) => {
    const exitCode = await runScript('build', print, { env: EMULATOR_BUILD });
    isBuilt = exitCode === 0;
    return oneCheck(exitCode);
  },
};

/** @type {Check} */
const budgets = {
  name: 'budgets',
  doing: 'holding the bytes of the built shop against their budgets',
  run: async (print) => {
    if (!isBuilt) throw new Error('Not run, because the build failed.');
    return oneCheck(await runScript('budgets', print));
  },
};

/** @type {Check} */
const e2e = {
  name: 'e2e',
  doing: 'running the e2e tests in Chromium, on the build, the dev server and the emulators',
  run: async (print) => {
    if (!isBuilt) throw new Error('Not run, because the build failed.');
    await startServers(print);
    return countByReport('e2e', (file) => runE2e(file, print), playwrightCounts);
  },
};

/**
 * @param {string} file of the report
 * @param {(text: string) => void} print
 */
function runE2e(file, print) {
  return exitCodeOf(
    startE2e(['--forbid-only', '--reporter=list,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      onOutput: print,
    }),
  );
}

await runCommand(
  async (stopped) => {
    await requirePorts();
    console.log(`${bold('browser'.padEnd(9))} ${(await findBrowser()).description}`);
    const all = [];
    for (const check of [build, budgets, ...checksOfTheCode, e2e]) {
      all.push(await runCheck(check, stopped));
    }
    const total = sum(all);
    console.log(`\n${lastLine(total)}`);
    return total.failed === 0 ? 0 : 1;
  },
  { afterFailure: () => console.log(lastLine({ passed: 0, failed: 1 })) },
);
