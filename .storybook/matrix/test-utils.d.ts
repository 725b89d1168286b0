/** The part of Storybook's add-on that makes a test of a story: the add-on has no types for it. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  type Hook = (context: import('storybook/internal/types').StoryContext) => unknown;

  interface Annotations {
    play?: unknown;
    tags?: readonly string[];
    globals?: Record<string, unknown>;
    beforeEach?: Hook | Hook[];
    afterEach?: Hook | Hook[];
  }

  interface TestedStory {
    story: Annotations;
    meta: Annotations;
    storyId: string;
  }

  export function testStory(
    options: TestedStory,
  ): (context: import('vitest').TestContext) => Promise<void>;
  export function convertToFilePath(url: string): string;
}
