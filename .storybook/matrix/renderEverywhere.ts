import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';
import { expect } from 'vitest';
import { checkColours } from '../axeInTheOtherTheme.ts';
import { COMBINATIONS, nameOf } from './combinations.ts';
import { checkedBy, inCombination } from './inCombination.ts';
import { shopProblems } from './shopProblems.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/**
 * Replaces the add-on's test of a story (`testsOfStories.ts`): renders it in every combination, without its `play` function,
 * which looks for English texts.
 */
export const testStory: typeof playStory = (tested) => async (test) => {
  const still = {
    ...tested,
    story: { ...tested.story, play: undefined },
    meta: { ...tested.meta, play: undefined },
  };
  const found: Record<string, string> = {};
  for (const combination of COMBINATIONS) {
    const checked = checkedBy(inCombination(still, combination), async (context) => {
      await checkColours(context, combination.theme);
      return context.globals.shop === 'toystore' ? [] : shopProblems(context, test.task.file.name);
    });
    await playStory(checked)(test).catch((error) => {
      found[nameOf(combination)] = `${error}`;
    });
  }
  expect(found).toEqual({});
};
