import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { colourProblems } from './colours.ts';

/** A component's stories that only test end with parts that its other stories show. Sheets of the whole kit are tests, too. */
const SHEETS = 'conformance-';

/** Checks the colours of a story that was played, in the other theme: Storybook's add-on has checked its own. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  if (!story.tags.includes('dev') && !story.id.startsWith(SHEETS)) return;
  const other = matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
  await commands.emulateMedia({ colorScheme: other });
  expect.soft(await colourProblems(story.parameters, other)).toEqual([]);
});
