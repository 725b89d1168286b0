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
 * Sets the theme of a story that runs as a test, and the media in its `parameters.emulateMedia`. A story with media other
 * than reduced motion has the tag `!dev`, because Storybook itself cannot emulate them.
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
