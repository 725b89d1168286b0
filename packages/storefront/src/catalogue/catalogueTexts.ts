/** The codes of catalogue errors, with their values. */
export interface CatalogueProblems {
  httpError: { status: number };
  timeout: { seconds: number };
  notJson: object;
  notAList: object;
  /** The problem of the first record, in English, for the catalogue's author. */
  noValidToy: { field: string; reason: string };
}

/** The messages of catalogue errors. A shop may leave out `field` and `reason`, which are English. */
export type ProblemTexts = {
  [Code in keyof CatalogueProblems]: string | ((values: CatalogueProblems[Code]) => string);
};

/**
 * The texts about the catalogue: why it could not be loaded, and the time of its prices. A text with values is a function of
 * them, like a compiled ICU message.
 */
export interface CatalogueTexts extends ProblemTexts {
  /** A time of the current day, in the shop's language. */
  timeToday: (values: { time: string }) => string;
}

/** The English texts. */
export const englishCatalogueTexts: CatalogueTexts = {
  httpError: ({ status }) => `HTTP ${status}`,
  timeout: ({ seconds }) => `no answer within ${seconds} seconds`,
  notJson: 'the catalogue is not valid JSON',
  notAList: 'the catalogue is not a list of toys',
  noValidToy: ({ field, reason }) => `the catalogue has no valid toy: ${field} ${reason}`,
  timeToday: ({ time }) => `${time} today`,
};
