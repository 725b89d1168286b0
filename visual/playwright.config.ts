import { defineConfig } from '@playwright/test';
import { browserArguments } from '../scripts/browser/findBrowser.ts';
import { ADDRESS, SAME_EVERYWHERE, servedAt } from './browserSettings.ts';

const { PICTURES_BROWSER = '', PICTURES_PORT = '' } = process.env;
if (PICTURES_BROWSER === '' || PICTURES_PORT === '') {
  throw new Error('Run `npm run pictures`: it chooses the browser and serves the stories.');
}

/** The pictures: `npm run pictures`, which builds and serves the stories. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../.cache/pictures/differences',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000, // for a machine that is busy with something else
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      threshold: 0.04, // of a pixel's colour: one level of the few that there are may differ, two may not
      maxDiffPixelRatio: 0.0005,
      maxDiffPixels: 40, // so that in a tall picture no icon can change unseen
    },
  },
  reporter: [
    ['./differences.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: ADDRESS,
    browserName: 'chromium',
    launchOptions: {
      executablePath: PICTURES_BROWSER,
      args: [...browserArguments, ...SAME_EVERYWHERE, servedAt(PICTURES_PORT)],
    },
  },
});
