import { modesOf, type ScreenshotStory } from '../screenshots/modes.ts';
import { hasTranscript } from '../transcripts/hasTranscript.ts';
import { COMBINATIONS, type Combination } from './combinations.ts';

/** The tag of a story whose `play` function needs the tests' usual window of 1200 px, with the reason next to it. */
export const ONE_VIEWPORT = 'one-viewport';

/** The tag of a story that needs the light theme, with the reason next to it. */
export const ONE_THEME = 'one-theme';

interface AssignedStory extends ScreenshotStory {
  /** Whether it has a `play` function, which looks for English texts. */
  isPlayed: boolean;
}

/**
 * Returns the combination in which `npm test` plays a story, by its id, so that a new story changes no other one's. A story
 * with a screenshot or transcript keeps the shop and viewport in which that was taken; one with a `play` function, the shop.
 */
export function combinationOf({ id, tags, isPlayed }: AssignedStory): Partial<Combination> {
  const { shop, theme, viewport } = chosenFor(id);
  const isCompared = modesOf({ id, tags }).length > 0 || hasTranscript({ id, tags });
  return {
    ...(!tags.includes(ONE_THEME) && { theme }),
    ...(!tags.includes(ONE_VIEWPORT) && !isCompared && { viewport }),
    ...(!isPlayed && !isCompared && { shop }),
  };
}

/** Returns the combination in which `npm test` plays a screen's story in the pseudo shop, which is never compared. */
export function pseudoCombinationOf({ id, tags }: ScreenshotStory): Partial<Combination> {
  const { theme, viewport } = chosenFor(id);
  return {
    ...(!tags.includes(ONE_THEME) && { theme }),
    ...(!tags.includes(ONE_VIEWPORT) && { viewport }),
  };
}

function chosenFor(id: string): Combination {
  const chosen = COMBINATIONS[hash(id) % COMBINATIONS.length];
  if (!chosen) throw new Error('There are no combinations.');
  return chosen;
}

/** FNV-1a with a final mix, without which similar ids have similar remainders. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
