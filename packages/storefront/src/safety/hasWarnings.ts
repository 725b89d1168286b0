import type { Toy } from '../toy.ts';

/** Returns whether a toy's page has warnings. */
export const hasWarnings = ({ hazards = [], warnings = [] }: Pick<Toy, 'hazards' | 'warnings'>) =>
  hazards.length > 0 || warnings.length > 0;
