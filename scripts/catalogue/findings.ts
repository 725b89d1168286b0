import type { Jurisdiction } from '../../packages/storefront/src/safety/hazards.ts';

/** A record of the catalogue that a finding names. A toy has an id; a rejected record has only its position, from 1. */
export interface Subject {
  position?: number;
  toyId?: string;
  toyName?: string | undefined;
  /** The part that differs from one to the next: a picture's URL and why it fails, a price. */
  detail?: string;
}

/** A kind of problem, with the records that have it. */
export interface Finding {
  /** An error makes the command fail. A warning is for the owner to judge: it can be right. */
  level: 'error' | 'warning';
  area: 'records' | 'fields' | 'names' | 'prices' | 'pictures' | Jurisdiction;
  /** The problem, as a sentence that starts with the number of records. */
  message: string;
  subjects: Subject[];
}

/** Returns a number with its noun: `1 toy`, `12 toys`. */
export const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
