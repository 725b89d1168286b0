import type { StoryContext } from 'storybook/internal/types';
import { modesOf } from '../screenshots/modes.ts';

type Played = Pick<StoryContext, 'id' | 'globals'> & { tags: readonly string[] };

/**
 * Returns whether the tests of stories replace the text nodes of a story while they play it. Screens' stories with a screenshot
 * are played as they are, and once more with replaced text nodes in the project `pseudo`; those without one, once and so.
 */
export const isPlayedTranslated = ({ id, tags, globals }: Played): boolean =>
  import.meta.env.VITEST_STORYBOOK === 'false' &&
  globals.a11y?.manual !== true && // a second run of the stories, with other globals
  id.startsWith('screens-') &&
  modesOf({ id, tags }).length === 0;
