'use client';

import { use } from 'react';
import { UiContext } from '../UiProvider.tsx';
import { mergeLabels, type PartialLabels, type UiLabels } from './labels.ts';

/** A component's texts: its own props first, then those of the nearest `UiProvider`s, then the English ones. */
export function useLabels<Name extends keyof UiLabels>(
  name: Name,
  english: UiLabels[Name],
  own?: PartialLabels<UiLabels[Name]> | undefined,
): UiLabels[Name] {
  return mergeLabels(english, use(UiContext).labels[name], own);
}
