import type { CatalogueTexts } from '../texts/catalogueTexts.ts';

/** Why a catalogue cannot be used. */
export type CatalogueProblem =
  | { code: 'httpError'; status: number }
  | { code: 'timeout'; seconds: number }
  | { code: 'notJson' | 'notAList' }
  /** What is wrong with the first record: `reason` is English, for who writes the catalogue. */
  | { code: 'noValidToy'; field: string; reason: string };

/** A catalogue that cannot be used. Its message is for developers: `describeCatalogueError` has words for shoppers. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly problem: CatalogueProblem;

  constructor(problem: CatalogueProblem, options?: ErrorOptions) {
    super(`The catalogue cannot be used: ${Object.values(problem).join(' ')}.`, options);
    this.problem = problem;
  }
}

/** What a shopper reads about anything that `loadCatalogue` throws. What the browser says stays as it is. */
export function describeCatalogueError(error: unknown, texts: CatalogueTexts): string {
  if (!(error instanceof CatalogueError))
    return error instanceof Error ? error.message : String(error);
  const { problem } = error;
  switch (problem.code) {
    case 'httpError':
      return texts.httpError(problem);
    case 'timeout':
      return texts.timeout(problem);
    case 'noValidToy':
      return texts.noValidToy(problem);
    default:
      return texts[problem.code];
  }
}
