import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import { colourProblems } from './colours.ts';

/** Checks the colours of a story that was played, in the other theme: Storybook's add-on has checked its own. */
afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await commands.emulateMedia({ colorScheme: other });
  expect.soft(await colourProblems(story.parameters, other)).toEqual([]);
  await commands.emulateMedia({ colorScheme: own });
});
