import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** Replaces the add-on's test of a story: renders it without its `play` function, which looks for English texts. */
export const testStory: typeof playStory = ({ story, meta, ...tested }) =>
  playStory({
    ...tested,
    story: { ...story, play: undefined },
    meta: { ...meta, play: undefined },
  });
