import { commands, page } from 'vitest/browser';
import { PSEUDO_SHOP } from '../../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { overflowing } from '../../../packages/ui/src/conformance/measureText.ts';
import { visibleTextsIn } from '../../../packages/ui/src/conformance/visibleTexts.ts';
import { viewports } from '../../environment/toolbar.ts';
import { shopOf } from '../../shops.ts';
import { colourProblems } from '../looks/colours.ts';
import type { TestedStory } from '../testedStory.ts';
import { untilLaidOut } from '../untilLaidOut.ts';
import { narrowProblems } from './narrowProblems.ts';
import { isInEnglish, isOfKit, ownTexts } from './ownTexts.ts';
import { asWritten } from './readEnglish.ts';
import { takeShownTexts } from './shownTexts.ts';
import { unmirrored } from './unmirrored.ts';
import { untranslated } from './untranslated.ts';

const QUIET = 150; // ms
const LONGEST = 3000; // ms: a carousel never stops

/**
 * Returns what is wrong with a story that a shop other than ToyStore shows: its language and direction, English texts, colours
 * in either theme, what sticks out of a screen, and what is not the mirror image of itself.
 * @param file of the story
 */
export async function shopProblems(story: TestedStory, file: string): Promise<string[]> {
  const shop = shopOf(story.globals.shop);
  const direction = [shop.dir, story.globals.direction].includes('rtl') ? 'rtl' : '';
  const isPseudo = story.globals.shop === PSEUDO_SHOP;
  const isScreen = !isOfKit(file);
  if (isScreen) await untilQuiet();
  const { dir, lang } = document.documentElement;
  const title = { text: asWritten(() => document.title), element: document.head };
  const texts = [...takeShownTexts(), title];
  const problems = [
    ...(shop.locale.startsWith(lang) ? [] : [`The page's language is ${lang}.`]),
    ...(dir === direction ? [] : [`The page's direction is ${dir}.`]),
    ...((lang === 'ar' || isPseudo) && !isInEnglish(file)
      ? untranslated(texts, ownTexts(file))
      : []),
  ];
  const { innerWidth, innerHeight } = window;
  for (const { width, height } of isPseudo ? [] : sizesFor(story)) {
    await page.viewport(width, height);
    await untilLaidOut();
    if (isScreen) problems.push(...overflowing(document.documentElement));
    if (dir === 'rtl') problems.push(...(await unmirrored()));
  }
  for (const colorScheme of isPseudo ? [] : (['dark', 'light'] as const)) {
    await commands.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    problems.push(...(await colourProblems(story.parameters, colorScheme)));
  }
  if (isScreen) {
    if (visibleTextsIn(document.body).length <= 5) problems.push('The screen shows no texts.');
    problems.push(...(await narrowProblems()));
    if (isPseudo) problems.push(...(await unmirrored())); // narrow: brackets of a pseudo text mirror, with other widths
    await page.viewport(innerWidth, innerHeight);
  }
  return problems;
}

/** Returns the sizes of a story's window: of a phone, a tablet and a desktop, or of the story's own. */
function sizesFor({ globals }: TestedStory) {
  if (globals.viewport?.value) return [{ width: innerWidth, height: innerHeight }];
  return [viewports.w360, viewports.w768, viewports.w1440].map(({ styles }) => ({
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  }));
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
