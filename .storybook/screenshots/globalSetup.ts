import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { DIFFERENCES } from './options.ts';
import { storedScreenshots } from './stored.ts';

/** Removes the differences of the last run, and logs a warning if nothing will be compared. */
export default async function setup({ config }: TestProject) {
  rmSync(join(config.root, DIFFERENCES), { recursive: true, force: true });
  const { pinned, description } = await findBrowser();
  if (pinned) return;
  const reason = `Screenshots are comparable only in the Chromium from node_modules, and this is ${description}.`;
  if (config.snapshotOptions.updateSnapshot === 'all') throw new Error(reason);
  console.warn(`${storedScreenshots(config.root).length} screenshots are skipped. ${reason}`);
}
