import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { catalogues, inShop, longestNameFirst } from './catalogues.ts';

const CATALOGUE = '/toy.json'; // on this origin only: Vite also serves the file of that name as a module

/** Answers `/toy.json` with these records. */
export const answerWith = (records: JsonBodyType) =>
  http.get(CATALOGUE, () => HttpResponse.json(inShop(records)));

/** Answers of `/toy.json`. */
export const catalogueAnswers = {
  success: answerWith(catalogues.shop),
  /** The shop's toys, those with the longest names in its language first. */
  longestNameFirst: http.get(CATALOGUE, () => HttpResponse.json(inShop(longestNameFirst()))),
  empty: answerWith([]),
  /** Never answers. */
  loading: http.get(CATALOGUE, () => delay('infinite')),
  error: http.get(CATALOGUE, () => new HttpResponse(null, { status: 503 })),
  unreachable: http.get(CATALOGUE, () => HttpResponse.error()),
};

/** Pictures that never arrive. */
export const latePictures = http.get('*/pictures/lost-*', () => delay('infinite'));
