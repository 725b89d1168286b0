import type { CatalogueProblems, CatalogueTexts, ProblemTexts } from './catalogueTexts.ts';

/** A catalogue that cannot be used. Its message is for developers: `describeCatalogueError` has words for shoppers. */
export class CatalogueError<
  Code extends keyof CatalogueProblems = keyof CatalogueProblems,
> extends Error {
  readonly code: Code;
  readonly values: CatalogueProblems[Code];

  constructor(code: Code, values: CatalogueProblems[Code], options?: ErrorOptions) {
    super(`Catalogue: ${[code, ...Object.values(values)].join(' ')}.`, options);
    this.code = code;
    this.values = values;
  }

  describe(texts: ProblemTexts): string {
    const text = texts[this.code];
    return typeof text === 'string' ? text : text(this.values);
  }
}

/** What a shopper reads about anything that `loadCatalogue` throws. What the browser says stays as it is. */
export function describeCatalogueError(error: unknown, texts: CatalogueTexts): string {
  if (error instanceof CatalogueError) return error.describe(texts);
  return error instanceof Error ? error.message : String(error);
}
