/** What sorts and filters toys, for one chunk that is loaded late. */
export { chosenFilters } from './chosenFilters.ts';
export { filterToys, withoutHiding } from './filterToys.ts';
export { ToyFilterChips } from './ToyFilterChips.tsx';
export { ToyFilterFields } from './ToyFilterFields.tsx';
export { formatFilters, readFilters, withoutFilters } from './toyFilters.ts';
