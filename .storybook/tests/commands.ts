import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserCommand } from 'vitest/node';
import { failuresFolder, runningPart } from '../../scripts/testing/reports.ts';
import type { Media } from '../environment/emulateMedia.ts';
import { storedTranscript, storeTranscript } from '../transcripts/stored.ts';
import type { Area } from './looks/capture.ts';

const emulated = new WeakMap<object, Media>();

/** Stories of one page run one after another, each with media of its own. Sets only what differs, because that takes long. */
const emulateMedia: BrowserCommand<[media: Media]> = async ({ page }, media) => {
  const last = emulated.get(page);
  const next = { ...last, ...media };
  if (isDeepStrictEqual(next, last)) return;
  emulated.set(page, next);
  await page.emulateMedia(media);
};

/**
 * Moves the browser's mouse out of the page. It starts at the top left corner, where it would hover the story's first element
 * and pause a carousel in the middle of a test.
 */
const parkMouse: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

/** Captures a part of the story's window as a JPEG in base64. */
const capture: BrowserCommand<[area: Area]> = async ({ page, frame }, { x, y, width, height }) => {
  const place = await (await (await frame()).frameElement()).boundingBox();
  const clip = { x: x + (place?.x ?? 0), y: y + (place?.y ?? 0), width, height };
  return (await page.screenshot({ clip, type: 'jpeg', quality: 100 })).toString('base64');
};

/** Stores a screenshot and the DOM of a failed story. */
const keepPage: BrowserCommand<[story: string, html: string]> = async ({ page }, story, html) => {
  const file = join(failuresFolder(runningPart ?? 'stories'), story);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.html`, html);
  await page.screenshot({ path: `${file}.png` });
};

/** Returns a story's stored transcript; with `--update=all`, stores the actual one first. */
const compareTranscript: BrowserCommand<[storyId: string, actual: string[]]> = (
  { project: { config } },
  storyId,
  actual,
) => {
  if (config.snapshotOptions.updateSnapshot === 'all')
    storeTranscript(config.root, storyId, actual);
  return storedTranscript(config.root, storyId);
};

/** Commands that the tests of stories send to the test runner, because a page cannot do it by itself. */
export const commands = { emulateMedia, parkMouse, capture, keepPage, compareTranscript };
