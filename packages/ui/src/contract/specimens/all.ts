import * as kit from '../../index.ts';
import { accounts } from './accounts.tsx';
import { page } from './page.tsx';
import { primitives } from './primitives.tsx';
import type { Specimen } from './rootProps.ts';
import { toyParts } from './toys.tsx';

/** Every component of the kit, by its exported name. */
export const specimens: Record<string, Specimen> = {
  ...primitives,
  ...accounts,
  ...page,
  ...toyParts,
};

/** The names of the components that the kit exports. Constants are all in capitals, functions in lower case. */
export const componentNames = Object.keys(kit).filter(
  (name) => /^[A-Z]/.test(name) && name !== name.toUpperCase(),
);
