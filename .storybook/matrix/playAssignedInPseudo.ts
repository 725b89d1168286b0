import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';
import { combineTags } from 'storybook/internal/csf';
import { pseudoCombinationOf } from './combinationOf.ts';
import { inCombination } from './inCombination.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story (`testsOfStories.ts`): plays it in the project's shop, in its assigned theme and viewport. */
export const testStory: typeof playStory = (tested) => {
  const { story, meta, storyId: id } = tested;
  const tags = combineTags('dev', ...(meta.tags ?? []), ...(story.tags ?? []));
  return playStory(inCombination(tested, pseudoCombinationOf({ id, tags })));
};
