import type { Page } from 'playwright';
import type { StoryContext } from 'storybook/internal/types';

export type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

declare global {
  interface Window {
    /** Playwright's `page.emulateMedia`. Only a browser that runs tests has it: a page cannot switch its own media. */
    emulateMedia?: (media: Media) => Promise<void>;
  }
}

/**
 * Gives a story that runs as a test its theme, and the media that its `parameters.emulateMedia` ask for. A story
 * that asks for any but less motion has the tag `!dev`: Storybook itself would show it without them.
 */
export async function emulateMedia({ globals, parameters }: StoryContext) {
  await window.emulateMedia?.({
    media: 'screen',
    colorScheme: globals.theme === 'dark' ? 'dark' : 'light',
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    ...parameters.emulateMedia,
  });
}
