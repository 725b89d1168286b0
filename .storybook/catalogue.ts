import type { LoaderFunction } from 'storybook/internal/types';
import { loadCatalogue } from '../packages/app/src/catalogue/loadCatalogue.ts';
import { pickFor } from '../packages/ui/src/stories/fromCatalogue.ts';

/**
 * Puts the catalogue where a story's args ask for it with `fromCatalogue`. It is fetched and checked by the
 * shop's own code, through MSW.
 */
export const catalogueLoader: LoaderFunction = async ({ args }) => {
  const asked = Object.entries(args).flatMap(([name, value]) => {
    const pick = pickFor(value);
    return pick ? [[name, pick] as const] : [];
  });
  if (asked.length === 0) return {};
  const toys = await loadCatalogue(AbortSignal.timeout(10_000));
  for (const [name, pick] of asked) args[name] = pick(toys);
  return { toys };
};
