import type { TestedStory } from '@storybook/addon-vitest/internal/test-utils';
import type { StoryContext } from 'storybook/internal/types';
import { takeShownTexts } from '../pseudo/shownTexts.ts';
import { type Combination, globalsOf } from './combinations.ts';

/** Returns a story in a combination; its own globals and those of its file take precedence. */
export const inCombination = (
  tested: TestedStory,
  combination: Partial<Combination>,
): TestedStory => ({
  ...tested,
  meta: { ...tested.meta, globals: { ...globalsOf(combination), ...tested.meta.globals } },
});

/** Returns a story that fails with the problems that a check finds in it, before axe looks at it. */
export function checkedBy(
  tested: TestedStory,
  problemsOf: (context: StoryContext) => Promise<string[]>,
): TestedStory {
  const check = async (context: StoryContext) => {
    const problems = await problemsOf(context);
    if (problems.length > 0) throw new Error(problems.map((problem) => `- ${problem}`).join('\n'));
  };
  takeShownTexts(); // those of the story before
  return {
    ...tested,
    meta: { ...tested.meta, afterEach: [tested.meta.afterEach ?? [], check].flat() },
  };
}
