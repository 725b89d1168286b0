import { testStory as playStory } from '@storybook/addon-vitest/internal/test-utils';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { checkColours } from '../axeInTheOtherTheme.ts';
import { viewports } from '../environment/toolbar.ts';
import { untilLaidOut } from '../pseudo/untilLaidOut.ts';
import { AXES } from './combinations.ts';
import { checkedBy, inCombination } from './inCombination.ts';
import { layoutProblems, shopProblems } from './shopProblems.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/**
 * Replaces the add-on's test of a story (`testsOfStories.ts`): renders it in every shop and theme, without its `play`
 * function, which looks for English texts, and resizes the window to every viewport.
 */
export const testStory: typeof playStory = (tested) => async (test) => {
  const still = {
    ...tested,
    story: { ...tested.story, play: undefined },
    meta: { ...tested.meta, play: undefined },
  };
  const found: Record<string, string> = {};
  const attempt = (combination: string, act: Promise<void>) =>
    act.catch((error) => {
      found[combination] = `${error}`;
    });
  for (const shop of AXES.shop) {
    for (const theme of AXES.theme) {
      const checked = checkedBy(inCombination(still, { shop, theme }), async (context) => {
        for (const size of sizesFor(context)) {
          const combination = `${shop}, ${theme}, ${size.width} px`;
          await attempt(combination, checkAt(size, context, test.task.file.name));
        }
        return shop === 'toystore' ? [] : shopProblems(context, test.task.file.name);
      });
      await attempt(`${shop}, ${theme}`, playStory(checked)(test));
    }
  }
  expect(found).toEqual({});
};

interface Size {
  width: number;
  height: number;
}

/** Returns the sizes of a story's window: of each viewport, or of the story's own. */
function sizesFor({ globals }: StoryContext): Size[] {
  if (globals.viewport?.value) return [{ width: innerWidth, height: innerHeight }];
  return AXES.viewport.map((name) => {
    const { width, height } = viewports[name].styles;
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  });
}

/** Rejects with the colours and the layout that are wrong in a rendered story in a window of this size. */
async function checkAt({ width, height }: Size, context: StoryContext, file: string) {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  try {
    await page.viewport(width, height);
    await untilLaidOut();
    await checkColours(context, context.globals.theme);
    const problems = context.globals.shop === 'toystore' ? [] : await layoutProblems(file);
    if (problems.length > 0) throw new Error(problems.map((what) => `- ${what}`).join('\n'));
  } finally {
    still.remove();
  }
}
