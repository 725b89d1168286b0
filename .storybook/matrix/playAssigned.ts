import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';
import { combinationOf } from './combinationOf.ts';
import { checkedBy, inCombination, tagsOf } from './inCombination.ts';
import { shopProblems } from './shopProblems.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story (`testsOfStories.ts`): plays it in its assigned combination. */
export const testStory: typeof playStory = (tested) => (test) => {
  const { story, meta, storyId: id } = tested;
  const keepsShop = Boolean(story.play ?? meta.play); // it looks for English texts
  const combination = combinationOf({ id, tags: tagsOf(tested), keepsShop });
  const assigned = inCombination(tested, combination);
  if (combination.shop === undefined) return playStory(assigned)(test);
  const { name: file } = test.task.file;
  return playStory(checkedBy(assigned, (context) => shopProblems(context, file)))(test);
};
