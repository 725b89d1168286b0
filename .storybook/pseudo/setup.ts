import { afterEach, beforeEach, expect } from 'vitest';
import { PSEUDO_SHOP } from '../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { untranslated } from './exempt.ts';
import { narrowProblems } from './narrow.ts';
import { isInEnglish, isOfKit, ownTexts } from './ownTexts.ts';
import { asWritten, readEnglish } from './readEnglish.ts';
import { takeShownTexts } from './shownTexts.ts';
import { unmirrored } from './unmirrored.ts';

readEnglish();

beforeEach(() => {
  takeShownTexts();
});

/**
 * A story of a screen shows texts of its shop alone, at any time: those have no plain letter. One of the kit may show its own
 * besides, in a window of its own.
 */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || story.globals.shop !== PSEUDO_SHOP) return;
  const { name: file } = task.file;
  const title = { text: asWritten(() => document.title), element: document.head };
  const problems = isInEnglish(file)
    ? []
    : untranslated([...takeShownTexts(), title], ownTexts(file));
  if (!isOfKit(file)) problems.push(...(await narrowProblems()), ...(await unmirrored()));
  expect.soft(problems, `${story.id} in the pseudo shop`).toEqual([]);
});
