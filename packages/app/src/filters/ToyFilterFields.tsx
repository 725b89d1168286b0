import {
  type ChoiceCounts,
  englishFilterTexts,
  MAX_PRICE,
  SORTS,
  type ToyFilters,
} from '@toystore/storefront';
import { FilterGroup, RangeFields, Select, Star } from '@toystore/ui';

const SORT_OPTIONS = (['featured', ...SORTS] as const).map((value) => {
  return { value, label: englishFilterTexts.sort[value] };
});

interface ToyFilterFieldsProps {
  filters: ToyFilters;
  /** How many toys each choice would leave, once that is known. */
  counts: ChoiceCounts | undefined;
  /** Whether the shopper can have saved toys. */
  canSave: boolean;
  onChange: (filters: ToyFilters) => void;
}

/** What a list of toys can be sorted and filtered by. */
export function ToyFilterFields({ filters, counts, canSave, onChange }: ToyFilterFieldsProps) {
  const change = (part: Partial<ToyFilters>) => onChange({ ...filters, ...part });
  const { sort, min, max, rating, inStock, sellers, saved } = filters;
  const ratings = counts?.ratings.keys() ?? [0, ...(rating === undefined ? [] : [rating])];
  const names = counts?.sellers.keys() ?? sellers;
  return (
    <>
      <Select
        label="Sort by"
        options={SORT_OPTIONS}
        value={sort ?? 'featured'}
        onValueChange={(value) => change({ sort: value === 'featured' ? undefined : value })}
      />
      <RangeFields legend="Price" value={{ min, max }} limit={MAX_PRICE} onValueChange={change} />
      <FilterGroup
        legend="Rating"
        type="single"
        options={[...ratings].map((lowest) => ({
          value: String(lowest),
          label: lowest === 0 ? 'Any rating' : `${lowest} and up`,
          icon: lowest > 0 && <Star />,
          count: counts?.ratings.get(lowest),
        }))}
        value={[String(rating ?? 0)]}
        onValueChange={([lowest]) => change({ rating: Number(lowest) || undefined })}
      />
      <FilterGroup
        legend="Only"
        legendHidden
        type="multiple"
        options={[
          { value: 'stock', label: englishFilterTexts.inStock, count: counts?.inStock },
          ...(canSave
            ? [{ value: 'saved', label: englishFilterTexts.saved, count: counts?.saved }]
            : []),
        ]}
        value={[...(inStock ? ['stock'] : []), ...(saved ? ['saved'] : [])]}
        onValueChange={(chosen) =>
          change({ inStock: chosen.includes('stock'), saved: chosen.includes('saved') })
        }
      />
      <FilterGroup
        legend="Seller"
        type="multiple"
        options={[...names].map((name) => {
          return { value: name, label: name, count: counts?.sellers.get(name) };
        })}
        value={sellers}
        onValueChange={(chosen) => change({ sellers: chosen })}
      />
    </>
  );
}
