import type { Toy } from './toy.ts';

/**
 * The href of a toy's page: a function of the toy, or a URI template with the toy's id, such as `/toys/{toyId}`. A
 * template is text, which server components can pass on.
 */
export type ToyHref = string | ((toy: Toy) => string);

/** Returns the href of a toy's page. */
export const toyAddress = (toyHref: ToyHref, toy: Toy): string =>
  typeof toyHref === 'function'
    ? toyHref(toy)
    : toyHref.replaceAll('{toyId}', () => encodeURIComponent(toy.toyId.toWellFormed()));
