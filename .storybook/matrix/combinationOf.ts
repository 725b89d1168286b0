import { modesOf, type ScreenshotStory } from '../screenshots/modes.ts';
import { hasTranscript } from '../transcripts/hasTranscript.ts';
import { COMBINATIONS, type Combination } from './combinations.ts';

/** The tag of a story whose `play` function needs the tests' usual window of 1200 px, with the reason next to it. */
export const ONE_VIEWPORT = 'one-viewport';

interface AssignedStory extends ScreenshotStory {
  /** Whether its `play` function, which looks for English texts, or the project keeps the shop. */
  keepsShop: boolean;
}

/** Whether a story's looks or transcript are compared with what is stored. */
const isCompared = (story: ScreenshotStory) => modesOf(story).length > 0 || hasTranscript(story);

/**
 * Returns the combination in which `npm test` plays a story, by its id, so that a new story changes no other one's. A story
 * that is compared keeps the shop and viewport in which its screenshot or transcript was taken.
 */
export function combinationOf(
  { id, tags, keepsShop }: AssignedStory,
  keepsLooks = isCompared({ id, tags }),
): Partial<Combination> {
  const { shop, theme, viewport } = chosenFor(id);
  return {
    theme,
    ...(!keepsLooks && !tags.includes(ONE_VIEWPORT) && { viewport }),
    ...(!keepsLooks && !keepsShop && { shop }),
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
