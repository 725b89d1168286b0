import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';
import { combinationOf } from './combinationOf.ts';
import { inCombination, tagsOf } from './inCombination.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story (`testsOfStories.ts`): plays it in the pseudo shop, in its assigned theme and viewport. */
export const testStory: typeof playStory = (tested) => {
  const story = { id: tested.storyId, tags: tagsOf(tested), keepsShop: true };
  // `npm test` plays screens that are compared here, too, where they need not keep the looks of their screenshot.
  const isScreen = story.id.startsWith('screens-');
  return playStory(
    inCombination(tested, isScreen ? combinationOf(story, false) : combinationOf(story)),
  );
};
