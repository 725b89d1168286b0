import type { TestedStory } from '@storybook/addon-vitest/internal/test-utils';
import { combineTags } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { takeShownTexts } from '../pseudo/shownTexts.ts';
import { type Combination, globalsOf } from './combinations.ts';

/** Returns the tags of a story and of its file, as Storybook combines them. */
export const tagsOf = ({ story, meta }: TestedStory): string[] =>
  combineTags('dev', ...(meta.tags ?? []), ...(story.tags ?? []));

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
  const { beforeEach = [], afterEach = [] } = tested.meta;
  return {
    ...tested,
    meta: {
      ...tested.meta,
      beforeEach: [dropShownTexts, beforeEach].flat(),
      afterEach: [afterEach, check].flat(),
    },
  };
}

/** Drops the texts of the story before, which is shown until this one begins. */
function dropShownTexts() {
  takeShownTexts();
}
