import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story (see `withoutPlay.ts`); only renders the story. */
export const testStory: typeof playStory = ({ story, meta, ...options }) =>
  playStory({
    ...options,
    story: { ...story, play: undefined },
    meta: { ...meta, play: undefined },
  });
