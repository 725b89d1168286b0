/** Made by `storyTexts.ts`: what each module of the kit's stories writes, by its path in the project. */
declare module 'virtual:story-texts' {
  const texts: Record<string, readonly string[]>;
  export default texts;
}

/** The part of Storybook's add-on that makes a test of a story: the add-on has no types for it. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  interface Annotations {
    play?: unknown;
  }

  export function testStory(options: {
    story: Annotations;
    meta: Annotations;
  }): (context: import('vitest').TestContext) => Promise<void>;
  export function convertToFilePath(url: string): string;
}
