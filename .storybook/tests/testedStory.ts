import type { StoryContext } from 'storybook/internal/types';

/** A story that was played, as Storybook's add-on hands it to the hooks of its test. */
export type TestedStory = Pick<StoryContext, 'globals' | 'id' | 'parameters' | 'tags'>;

declare module 'vitest' {
  interface TestContext {
    story?: TestedStory;
  }
}
