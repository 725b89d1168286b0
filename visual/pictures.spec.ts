import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { leftovers, pathOf } from '../scripts/pictures/pictures-stored.mjs';
import { pictureStories } from '../scripts/pictures/pictures-storybook.mjs';
import { MODES } from './modes.ts';
import { Stage } from './stage.ts';

const words = (process.env.PICTURES_OF ?? '').split(' ').filter(Boolean);
const accepting = process.env.PICTURES_ACCEPT === 'true';

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) =>
      use(await Stage.open(browser, `${project.use.baseURL}`)),
    { scope: 'worker' },
  ],
});

async function comparePictures(stage: Stage, id: string, whole: boolean) {
  await stage.show(id);
  for (const mode of MODES) {
    await stage.turnTo(mode);
    const options = { clip: await stage.box(whole), fullPage: true };
    const path = pathOf(id, mode.name);
    if (accepting || existsSync(test.info().snapshotPath(...path))) {
      await expect.soft(stage.page).toHaveScreenshot(path, options);
    } else {
      const actual = test.info().outputPath(`${mode.name}.png`);
      await stage.page.screenshot({ ...options, path: actual, scale: 'device' });
      const attachment = { name: `${mode.name}-new`, path: actual, contentType: 'image/png' };
      test.info().attachments.push(attachment); // attach() would copy it under a longer name
      expect.soft(false, `${mode.name} has no stored picture`).toBe(true);
    }
  }
}

for (const { id, whole } of pictureStories(words)) {
  test(id, ({ stage }) => comparePictures(stage, id, whole));
}

if (words.length === 0) {
  test('each stored picture has its story', () => {
    expect(leftovers(pictureStories()).map(({ path }) => path)).toEqual([]);
  });
}
