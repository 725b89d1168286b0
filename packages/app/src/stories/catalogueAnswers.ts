import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { catalogues, inShop } from './catalogues.ts';

const CATALOGUE = '/toy.json'; // of this origin alone: Vite serves the file of that name as a module, too

/** `/toy.json` answers with these records. */
export const answerWith = (records: JsonBodyType) =>
  http.get(CATALOGUE, () => HttpResponse.json(inShop(records)));

/** What `/toy.json` may do. */
export const catalogueAnswers = {
  success: answerWith(catalogues.shop),
  empty: answerWith([]),
  /** Never answers. */
  loading: http.get(CATALOGUE, () => delay('infinite')),
  error: http.get(CATALOGUE, () => new HttpResponse(null, { status: 503 })),
};

/** Pictures that arrive, but are none. */
export const lostPictures = http.get('*/pictures/lost-*', () => HttpResponse.text('no picture'));
