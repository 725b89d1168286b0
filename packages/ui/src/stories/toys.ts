import catalogue from '../../../app/public/toy.json';
import type { Toy } from '../toy.ts';

/** The shop's whole catalogue, for stories. */
export const toys: Toy[] = catalogue.map((toy) => ({ ...toy, toyId: String(toy.toyId) }));
