import { currency, locale, priceDecimals } from '@shop';
import * as texts from '@shop/texts/filters';
import {
  ageBandLabel,
  type ChosenFilter,
  chosenFilterLabel,
  type FilterTexts,
} from '@toystore/storefront';

/** The shop's texts for the orders and filters of a list. */
export const filterTexts = (): FilterTexts => ({
  priceFrom: texts.priceFrom,
  priceUpTo: texts.priceUpTo,
  priceBetween: texts.priceBetween,
  age: texts.ageFilter,
  ageUnder: texts.ageUnder,
  ageFrom: texts.ageFrom,
  ageBetween: texts.ageBetween,
  inStock: texts.inStock,
  isNew: texts.newOnly,
  list: texts.sharedList,
  rating: texts.ratingFilter,
  saved: texts.savedOnly,
  sort: {
    featured: texts.featured,
    'price-asc': texts.priceAscending,
    'price-desc': texts.priceDescending,
    rating: texts.topRated,
    name: texts.nameAscending,
    newest: texts.newest,
  },
});

/** Returns the shop's text for a chosen filter. */
export const labelOf = (filter: ChosenFilter): string =>
  chosenFilterLabel(filter, filterTexts(), { locale, currency, decimals: priceDecimals });

/** Returns the shop's text for a band of ages, by its first year. */
export const bandOf = (from: number): string => ageBandLabel(from, filterTexts(), locale);
