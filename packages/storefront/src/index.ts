/*
 * The logic of a toy shop, without a screen: the catalogue, a cart, saved toys, filters, search, prices.
 */

export {
  deleteDataOfDeletedAccount,
  deleteDataOfRequestedDeletions,
  requestDeletion,
} from './accountStorage/requestedDeletions.ts';
export type { CartLine } from './cart/cartLines.ts';
export { type Cart, useCart } from './cart/useCart.ts';
export {
  type Catalogue,
  CatalogueProvider,
  type CatalogueProviderProps,
  useCatalogue,
} from './catalogue/CatalogueProvider.tsx';
export { CatalogueError, describeCatalogueError } from './catalogue/catalogueError.ts';
export {
  type CatalogueProblems,
  type CatalogueTexts,
  englishCatalogueTexts,
} from './catalogue/catalogueTexts.ts';
export {
  type InitialCatalogue,
  initialCatalogueScript,
  readInitialCatalogue,
} from './catalogue/initialCatalogue.ts';
export {
  type CatalogueSource,
  loadCatalogue,
  preloadCatalogue,
} from './catalogue/loadCatalogue.ts';
export { snapshotOf } from './catalogue/snapshotOf.ts';
export {
  type ParsedCatalogue,
  parseCatalogue,
  type RecordProblem,
} from './catalogue/toySchema.ts';
export type { Choices } from './choices/choices.ts';
export {
  ageBandLabel,
  type ChosenFilter,
  chosenFilterLabel,
  getChosenFilters,
} from './filters/chosenFilters.ts';
export { englishFilterTexts, type FilterTexts } from './filters/filterTexts.ts';
export {
  type ChoiceCounts,
  type FilteredToys,
  filtersShowing,
  filterToys,
} from './filters/filterToys.ts';
export { findToy } from './filters/linkValues.ts';
export { ratingsToOffer } from './filters/ratingsToOffer.ts';
export {
  clearFilters,
  formatFilters,
  readFilters,
  SORTS,
  type ToyFilters,
  type ToySort,
} from './filters/searchParams.ts';
export {
  countUnknown,
  type SharedLink,
  sharedLink,
  shownIds,
  type UnknownEntries,
} from './filters/sharedList.ts';
export { currencyDigits } from './prices/currencyDigits.ts';
export { isCurrency } from './prices/isCurrency.ts';
export { formatPrice, maxPrice, type PriceFormat, toMinorUnits } from './prices/prices.ts';
export { timeOfPrices } from './prices/timeOfPrices.ts';
export { relatedToys } from './related/relatedToys.ts';
export {
  HAZARDS,
  type Hazard,
  JURISDICTIONS,
  type Jurisdiction,
  STATEMENT_SOURCES,
} from './safety/hazards.ts';
export {
  hasWarnings,
  type SafetyStatement,
  type Sentences,
  type Statements,
  statementsOf,
} from './safety/statements.ts';
export type { SavedDifference } from './saved/changesSince.ts';
export { type SavedToys, useSavedToys } from './saved/useSavedToys.ts';
export type { ToyIndex } from './search/toyIndex.ts';
export {
  type FuzzySearch,
  loadToyIndex,
  type ToyIndexModule,
  useFuzzySearch,
} from './search/useFuzzySearch.ts';
export type { ResponsibleParty, Toy } from './toy.ts';
export { type Shopper, type ToyList, useToyList } from './toyList/useToyList.ts';
export { useViewedToys, type ViewedToys } from './viewed/useViewedToys.ts';
