'use client';

import { use } from 'react';
import { UiContext } from '../UiProvider.tsx';
import { isolateValues } from './isolateValues.ts';
import { mergeLabels, type PartialLabels, type UiLabels } from './labels.ts';

/** Returns a component's texts: from its own props, then from the nearest `UiProvider`s, then in English. */
export function useLabels<Name extends keyof UiLabels>(
  name: Name,
  english: UiLabels[Name],
  own?: PartialLabels<UiLabels[Name]> | undefined,
): UiLabels[Name] {
  return mergeLabels(isolateValues(english), use(UiContext).labels[name], own);
}
