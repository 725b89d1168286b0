import type { LoaderFunction } from 'storybook/internal/types';
import { pickFor } from '../packages/ui/src/stories/fromCatalogue.ts';

/** Replaces `fromCatalogue` in a story's args by the catalogue. */
export const catalogueLoader: LoaderFunction = async ({ args }) => {
  const requested = Object.entries(args).flatMap(([name, value]) => {
    const pick = pickFor(value);
    return pick ? [[name, pick] as const] : [];
  });
  if (requested.length === 0) return {};
  const { default: toys } = await import('../packages/ui/src/stories/catalogue.json');
  for (const [name, pick] of requested) args[name] = pick(toys);
  return { toys };
};
