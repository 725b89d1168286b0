'use client';

import { use } from 'react';
import { UiContext } from '../UiProvider.tsx';
import type { PartialLabels, UiLabels } from './labels.ts';

/** A component's texts: its own props first, then those of the nearest `UiProvider`, then the English ones. */
export function useLabels<Name extends keyof UiLabels>(
  name: Name,
  english: UiLabels[Name],
  own: PartialLabels<UiLabels[Name]> | undefined,
): UiLabels[Name] {
  const provided = use(UiContext).labels[name];
  return { ...english, ...provided, ...own };
}
