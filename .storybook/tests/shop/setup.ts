import { afterEach, beforeEach, expect } from 'vitest';
import { PSEUDO_SHOP } from '../../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { STORY_SHOP } from '../mode.ts';
import { readEnglish } from './readEnglish.ts';
import { shopProblems } from './shopProblems.ts';
import { takeShownTexts } from './shownTexts.ts';

const TIMEOUT = 120_000; // ms: three sizes and two themes, on a busy machine

if (STORY_SHOP === PSEUDO_SHOP) readEnglish();

beforeEach(() => {
  takeShownTexts(); // drops those of the story before, which is shown until this one begins
});

/** Checks a story in the shop of the run, unless its own globals choose another one. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || story.globals.shop !== STORY_SHOP) return;
  expect
    .soft(await shopProblems(story, task.file.name), `${story.id} in ${STORY_SHOP}`)
    .toEqual([]);
}, TIMEOUT);
