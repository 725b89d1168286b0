import { currency, locale } from '@shop';
import * as texts from '@shop/texts/filters';
import { type ChosenFilter, chosenFilterLabel, type FilterTexts } from '@toystore/storefront';

/** The shop's texts for the orders and filters of a list. */
export const filterTexts = (): FilterTexts => ({
  priceFrom: texts.priceFrom,
  priceUpTo: texts.priceUpTo,
  priceBetween: texts.priceBetween,
  inStock: texts.inStock,
  rating: texts.ratingFilter,
  saved: texts.savedOnly,
  sort: {
    featured: texts.featured,
    'price-asc': texts.priceAscending,
    'price-desc': texts.priceDescending,
    rating: texts.topRated,
    name: texts.nameAscending,
  },
});

/** Returns the shop's text for a chosen filter. */
export const labelOf = (filter: ChosenFilter): string =>
  chosenFilterLabel(filter, filterTexts(), { locale, currency });
