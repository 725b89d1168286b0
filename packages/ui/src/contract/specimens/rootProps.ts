import type { CSSProperties, ReactNode, RefCallback } from 'react';

/** What every component of the kit passes on to its root. */
export interface RootProps {
  ref: RefCallback<Element>;
  id: string;
  className: string;
  style: CSSProperties;
  'data-contract': string;
  'aria-description': string;
}

/** Draws a component with what its root is to have, or with nothing of that. */
export type Specimen = (root: Partial<RootProps>) => ReactNode;
