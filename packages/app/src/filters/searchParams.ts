export const SORTS = ['price-asc', 'price-desc', 'rating', 'name'] as const;

/** An order of toys; without one they are in the catalogue's. */
export type ToySort = (typeof SORTS)[number];

/** What a shopper asks of a list of toys. It is in the address and nowhere else. */
export interface ToyFilters {
  sort: ToySort | undefined;
  /** The lowest and the highest price, in dollars. */
  min: number | undefined;
  max: number | undefined;
  /** The lowest rating: above 0, up to 5. */
  rating: number | undefined;
  inStock: boolean;
  /** Toys of any of these; of all sellers when there are none. */
  sellers: readonly string[];
  /** Only toys that the shopper has saved. */
  saved: boolean;
}

/** The highest price that a toy may have (`toySchema`). */
export const MAX_PRICE = 1_000_000; // dollars

/** Reads the query of an address, which may hold anything: values that are unknown or make no sense are left out. */
export function readFilters(search: string): ToyFilters {
  const query = new URLSearchParams(search);
  const price = (name: string) => readNumber(query.get(name), MAX_PRICE);
  const min = price('min');
  const max = price('max');
  const isReversed = min !== undefined && max !== undefined && min > max;
  const sort = query.get('sort');
  return {
    sort: SORTS.find((known) => known === sort),
    min: isReversed ? undefined : min,
    max: isReversed ? undefined : max,
    rating: readNumber(query.get('rating'), 5) || undefined,
    inStock: query.get('stock') === '1',
    sellers: [...new Set(query.getAll('seller'))].filter((seller) => seller !== ''),
    saved: query.get('saved') === '1',
  };
}

/** A number as the shop itself writes it: not negative, without exponent, with at most two decimals. */
function readNumber(text: string | null, limit: number): number | undefined {
  if (text === null || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  const number = Number(text);
  return number <= limit ? number : undefined;
}

/** The query that asks for this, with its `?`; empty when nothing is asked for. */
export function formatFilters(filters: ToyFilters): string {
  const { sort, min, max, rating, inStock, sellers, saved } = filters;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ sort, min, max, rating })) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (inStock) query.set('stock', '1');
  for (const seller of sellers) query.append('seller', seller);
  if (saved) query.set('saved', '1');
  return query.size === 0 ? '' : `?${query}`;
}

/** The same order, and every toy. */
export function clearFilters({ sort }: ToyFilters): ToyFilters {
  return { ...readFilters(''), sort };
}
