import type { LoaderFunction } from 'storybook/internal/types';
import { pickFrom } from '../packages/ui/src/stories/fromCatalogue.ts';

/** Replaces `fromCatalogue` in a story's args by the catalogue. */
export const catalogueLoader: LoaderFunction = ({ args }) => {
  for (const [name, arg] of Object.entries(args)) {
    const picked = pickFrom(arg);
    if (picked) args[name] = picked.value;
  }
};
