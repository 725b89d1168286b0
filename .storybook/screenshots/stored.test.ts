import { expect, test } from 'vitest';
import { everyStory } from '../everyStory.ts';
import { ROOT, stories } from '../storyFiles.ts';
import { hasTranscript } from '../transcripts/hasTranscript.ts';
import { storedTranscripts } from '../transcripts/stored.ts';
import { modesOf, nameOf } from './modes.ts';
import { storedScreenshots } from './stored.ts';

const stored = storedScreenshots(ROOT);

test('has a story for each stored screenshot', () => {
  const taken = new Set(everyStory.flatMap((story) => modesOf(story).map((m) => nameOf(story, m))));
  expect(stored.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
});

test('has a transcript for each story that needs one, and for no other', () => {
  const needed = stories.filter(hasTranscript).map(({ id }) => id);
  expect(storedTranscripts(ROOT).sort()).toEqual(needed.sort());
});

test('takes every mode of a component’s usual state, one of another state, and none of a test', () => {
  const modes = (id: string, ...tags: string[]) => modesOf({ id, tags });
  expect(modes('forms-checkbox--default', 'dev')).toEqual(['dark', 'forced-colors', 'w320']);
  expect(modes('navigation-hero--default', 'dev')).toEqual(['dark', 'w320']);
  expect(modes('screens-home--success', 'dev')).toEqual(['light', 'dark', 'w320']);
  expect(modes('toys-toycard--default', 'dev')).toEqual(['light', 'dark']);
  expect(modes('toys-toycard--unusual', 'dev')).toEqual(['light']);
  expect(modes('screens-home--error', 'dev')).toEqual(['w320']);
  expect(modes('screens-home--error')).toEqual([]);
  expect(modes('toys-toycard--playground', 'dev', 'no-screenshot')).toEqual([]);
});
