import type { StoryContext } from 'storybook/internal/types';

/** Shows every component of the kit. */
const WHOLE_KIT = 'conformance-reflow--tablet';

/**
 * Whether a story is swept: with `npm test` the states of screens, and all components as they mostly are, with
 * `npm run test:long` every story that Storybook shows.
 */
export function isSwept({ id, tags }: Pick<StoryContext, 'id' | 'tags'>): boolean {
  if (id === WHOLE_KIT) return true;
  if (!tags.includes('dev')) return false;
  return import.meta.env.VITE_SWEEP_ALL
    ? true
    : id.startsWith('screens-') && !tags.includes('no-screenshot');
}
