import type { StoryContext } from 'storybook/internal/types';

/** The tag of stories of the kit that `npm test` sweeps besides the screens, from their top to their end. */
export const SWEPT = 'swept';

/** The tag of stories whose shadows `npm run test:long` looks at: their carousels show several slides. */
export const WITH_SHADOWS = 'with-shadows';

/** Whether a story is swept: with `npm test` the states of screens, with `npm run test:long` every story that Storybook shows. */
export function isSwept({ id, tags }: Pick<StoryContext, 'id' | 'tags'>): boolean {
  if (tags.includes(SWEPT)) return true;
  if (!tags.includes('dev')) return false;
  return import.meta.env.VITE_SWEEP_ALL
    ? true
    : id.startsWith('screens-') && !tags.includes('no-screenshot');
}
