import { afterEach, beforeEach, expect } from 'vitest';
import { PSEUDO_SHOP } from '../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { untranslated } from './exempt.ts';
import { narrowProblems } from './narrow.ts';
import { asWritten, readEnglish } from './readEnglish.ts';
import { takeShownTexts } from './shownTexts.ts';

readEnglish();

beforeEach(() => {
  takeShownTexts();
});

/** A story of a screen shows texts of its shop alone, at any time: those have no plain letter. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || story.globals.shop !== PSEUDO_SHOP) return;
  const title = { text: asWritten(() => document.title), element: document.head };
  const problems = [...(await narrowProblems()), ...untranslated([...takeShownTexts(), title])];
  expect.soft(problems, `${story.id} in the pseudo shop`).toEqual([]);
});
