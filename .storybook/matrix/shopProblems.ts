import type { StoryContext } from 'storybook/internal/types';
import { page } from 'vitest/browser';
import { overflowing } from '../../packages/ui/src/conformance/measureText.ts';
import { visibleTextsIn } from '../../packages/ui/src/conformance/visibleTexts.ts';
import { untranslated } from '../pseudo/exempt.ts';
import { narrowProblems } from '../pseudo/narrow.ts';
import { isInEnglish, isOfKit, ownTexts } from '../pseudo/ownTexts.ts';
import { takeShownTexts } from '../pseudo/shownTexts.ts';
import { unmirrored } from '../pseudo/unmirrored.ts';
import { shopOf } from '../shops.ts';

const QUIET = 150; // ms
const LONGEST = 3000; // ms: a carousel never stops

/**
 * Returns what is wrong with a story that a shop other than ToyStore shows: its language and direction, English texts, and
 * whether it is the mirror image of itself. A screen fits a window of 320 px.
 * @param file of the story
 */
export async function shopProblems({ globals }: StoryContext, file: string): Promise<string[]> {
  const shop = shopOf(globals.shop);
  const direction = globals.direction === 'rtl' || shop.dir === 'rtl' ? 'rtl' : '';
  const isScreen = !isOfKit(file);
  if (isScreen) await untilQuiet();
  const { dir, lang } = document.documentElement;
  const problems = [
    ...(shop.locale.startsWith(lang) ? [] : [`The page's language is ${lang}.`]),
    ...(dir === direction ? [] : [`The page's direction is ${dir}.`]),
  ];
  const texts = takeShownTexts();
  if (lang === 'ar' && !isInEnglish(file)) problems.push(...untranslated(texts, ownTexts(file)));
  problems.push(...(await layoutProblems(file)));
  if (isScreen) {
    problems.push(...(await problemsOnAPhone()));
    if (visibleTextsIn(document.body).length <= 5) problems.push('The screen shows no texts.');
  }
  return problems;
}

/** Returns what sticks out of a screen, and what is not the mirror image of itself from right to left. */
export async function layoutProblems(file: string): Promise<string[]> {
  return [
    ...(isOfKit(file) ? [] : overflowing(document.documentElement)),
    ...(document.documentElement.dir === 'rtl' ? await unmirrored() : []),
  ];
}

async function problemsOnAPhone() {
  const { innerWidth, innerHeight } = window;
  const problems = await narrowProblems();
  await page.viewport(innerWidth, innerHeight);
  return problems;
}

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
