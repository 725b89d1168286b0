import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { hasTranscript } from './hasTranscript.ts';
import { transcribe } from './transcribe.ts';

/** Compares what a screen reader announces in a story, after its `play` function, with what is stored. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail' || !hasTranscript(story)) return;
  const actual = await transcribe();
  const stored = await commands.compareTranscript(story.id, actual);
  const message = `The transcript of ${story.id}; if the new one is right: npm run accept -- stories`;
  expect.soft(actual.join('\n'), message).toBe(stored.join('\n'));
});
