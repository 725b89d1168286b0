import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** The add-on's test of a story, in whose place `withoutPlay.ts` puts this: it only renders the story. */
export const testStory: typeof playStory = ({ story, meta, ...options }) =>
  playStory({
    ...options,
    story: { ...story, play: undefined },
    meta: { ...meta, play: undefined },
  });
