import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { hasTranscript } from './hasTranscript.ts';
import { transcribe } from './transcribe.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    storedTranscript: (storyId: string, actual: string[]) => Promise<string[]>;
  }
}

/** Compares what a screen reader announces in a story, after its `play` function, with what is stored. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || !hasTranscript(story)) return;
  const actual = await transcribe();
  const stored = await commands.storedTranscript(story.id, actual);
  expect.soft(actual.join('\n'), `the transcript of ${story.id}`).toBe(stored.join('\n'));
});
