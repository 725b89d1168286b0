import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';
import { combineTags } from 'storybook/internal/csf';
import { combinationOf } from './combinationOf.ts';
import { checkedBy, inCombination } from './inCombination.ts';
import { shopProblems } from './shopProblems.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story (`testsOfStories.ts`): plays it in its assigned combination. */
export const testStory: typeof playStory = (tested) => (test) => {
  const { story, meta, storyId: id } = tested;
  const tags = combineTags('dev', ...(meta.tags ?? []), ...(story.tags ?? []));
  const combination = combinationOf({ id, tags, isPlayed: Boolean(story.play ?? meta.play) });
  const assigned = inCombination(tested, combination);
  if (combination.shop === undefined) return playStory(assigned)(test);
  return playStory(checkedBy(assigned, (context) => shopProblems(context, test.task.file.name)))(
    test,
  );
};
