import type { CatalogueProblems, CatalogueTexts, ProblemTexts } from './catalogueTexts.ts';

/** A catalogue that cannot be used. Its message is for developers: `describeCatalogueError` returns one for users. */
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

/** Returns the message for users about anything that `loadCatalogue` throws. The browser's messages stay unchanged. */
export function describeCatalogueError(error: unknown, texts: CatalogueTexts): string {
  if (error instanceof CatalogueError) return error.describe(texts);
  return error instanceof Error ? error.message : String(error);
}
