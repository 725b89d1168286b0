/** What Storybook's add-on makes a test of a story with: it has no types of its own. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  interface Played {
    play?: unknown;
  }

  export function testStory(options: {
    story: Played;
    meta: Played;
  }): (context: import('vitest').TestContext) => Promise<void>;
  export function convertToFilePath(url: string): string;
}
