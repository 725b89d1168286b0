import { afterEach, beforeEach, expect } from 'vitest';
import { visibleTextsIn } from '../../packages/ui/src/conformance/visibleTexts.ts';
import { untranslated } from '../pseudo/exempt.ts';
import { narrowProblems } from '../pseudo/narrow.ts';
import { isDocument, isOfKit, ownTexts } from '../pseudo/ownTexts.ts';
import { takeShownTexts } from '../pseudo/shownTexts.ts';
import { unmirrored } from '../pseudo/unmirrored.ts';

const QUIET = 150; // ms
const LONGEST = 3000; // ms: a carousel never stops

beforeEach(() => {
  takeShownTexts();
});

/** A story in Arabic: from right to left, all in its script, and the mirror image of itself; a screen no wider than a phone. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || story.globals.shop !== 'luba') return;
  const { name: file } = task.file;
  await untilQuiet();
  const { dir, lang } = document.documentElement;
  const problems = isDocument(file) ? [] : untranslated(takeShownTexts(), ownTexts(file));
  if (!isOfKit(file)) {
    problems.push(...(await narrowProblems()));
    expect(visibleTextsIn(document.body).length, story.id).toBeGreaterThan(5);
  }
  problems.push(...(await unmirrored()));
  expect.soft({ dir, lang, problems }, story.id).toEqual({ dir: 'rtl', lang: 'ar', problems: [] });
});

/** Waits until nothing in the page has changed for a moment. */
async function untilQuiet() {
  const start = performance.now();
  let last = start;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  while (performance.now() - last < QUIET && performance.now() - start < LONGEST) {
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  observer.disconnect();
}
